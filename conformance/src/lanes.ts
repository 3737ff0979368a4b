/** Does the work on every item, so many at once, beginning in the items' order; the results are in it too. */
export async function inLanes<Item, Result>(lanes: number, items: readonly Item[], work: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
