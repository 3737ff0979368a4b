/**
 * Two types side by side: where they differ, key by key and arm by arm.
 *
 * A pair of types is a node, the pairs of their parts are its edges, and each node keeps the
 * differences seen at that very place. Recursive types make cycles of nodes, so what a type
 * differs by is what can be reached from its node.
 */
import ts from 'typescript'

/** How ours differs at one place. `wider` takes more than theirs, `narrower` takes less. */
export type DifferenceKind = 'any' | 'keys' | 'wider' | 'narrower' | 'different'

/** What a difference in keys is: a key that upstream has and ours lacks, the reverse, or one that is optional on one side alone. */
export type KeyChange = 'lacks' | 'has' | 'optional' | 'required'

/** One difference, at the place where it is. */
export type Difference = {
  kind: DifferenceKind
  text: string
  /** Of a difference in keys: the key, and what is wrong with it. */
  key?: string
  change?: KeyChange
  /** Whether the doc of the key or of the arms says that no official declaration has them. */
  undocumented?: boolean
}

/** A place two types lead to, and how to get there. */
export type Edge = { label: string; to: Node }

/** Two types at the same place: their arms, for a union. */
export type Node = {
  theirs: readonly ts.Type[]
  ours: readonly ts.Type[]
  /** Keys that are not compared here. */
  settled: readonly string[]
  differences: Difference[]
  edges: Edge[]
  /** Whether the comparison stops short here: types that wait for an argument, or nested too deeply. */
  blunt: boolean
  /** Whether a difference, or a blunt node, can be reached; known once the graph is `settle`d. */
  dirty: boolean
  leadsToBlunt: boolean
}

/** A type in one line. */
const MAX_TEXT = 240
/** A generic type that grows at every level is followed this many levels. */
const MAX_NESTING = 6

/** Two arms that are each other's counterpart, but for the keys that other arms settle. */
type Pair = { a: ts.Type; b: ts.Type; settled: readonly string[] }

type NamedUnion = { name: string; theirs: readonly ts.Type[]; ours: readonly ts.Type[] }

type Category = 'function' | 'array' | 'object'

export class Comparison {
  readonly #checker: ts.TypeChecker
  readonly #isLibrary: (file: ts.SourceFile) => boolean
  readonly #nodes = new Map<string, Node>()
  readonly #properties = new Map<ts.Type, ReadonlyMap<string, ts.Symbol>>()
  readonly #texts = new Map<ts.Type, string>()
  readonly #ids = new Map<ts.Type, number>()
  readonly #waiting: { node: Node; trail: readonly ts.Type[] }[] = []

  readonly #named = new Map<ts.Type, NamedUnion[]>()
  /** Types of theirs, each with those of ours of the same name, or at the same place among a signature's type parameters. */
  readonly #counterparts = new Map<ts.Type, Set<ts.Type>>()

  readonly #literal: ts.Expression

  /**
   * @param literal Any literal in the program. The checker gives up (and says `any`) after five million
   *   instantiations, a count that it starts anew with each expression it checks: so it is given one.
   */
  constructor(program: ts.Program, literal: ts.Expression) {
    this.#checker = program.getTypeChecker()
    this.#literal = literal
    this.#isLibrary = file => program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/node_modules/@types/node/')
  }

  /**
   * Makes two types known by their name, so that what differs is found in one place: as arms of larger unions
   * they are each other's counterpart, and where the arms of a union stand in a larger one on both sides, they
   * are compared as that union. To be told before comparing.
   */
  name(name: string, theirs: ts.Type, ours: ts.Type): void {
    const union = { name, theirs: this.#armsOf(theirs), ours: this.#armsOf(ours) }
    const [first] = union.theirs
    if (union.theirs.length === 1 && union.ours.length === 1) this.#pairUp(theirs, ours)
    if (!first || union.theirs.length < 2 || !union.theirs.some(arm => this.#isObject(arm))) return
    const list = [...(this.#named.get(first) ?? []), union].sort((a, b) => b.theirs.length - a.theirs.length)
    this.#named.set(first, list)
  }

  #pairUp(theirs: ts.Type, ours: ts.Type): void {
    const known = this.#counterparts.get(theirs)
    if (known) known.add(ours)
    else this.#counterparts.set(theirs, new Set([ours]))
  }

  /** The node of two types, with all that it leads to. */
  compare(theirs: ts.Type, ours: ts.Type): Node {
    const node = this.#nodeOf(this.#armsOf(theirs), this.#armsOf(ours), [])
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      this.startAnew()
      this.#fill(next.node, next.trail)
    }
    return node
  }

  /** Has the checker count from zero. */
  startAnew(): void {
    this.#checker.getTypeAtLocation(this.#literal)
  }

  /** Finds which nodes lead to a difference, and which to a blunt one. Call it when all comparisons are made. */
  settle(): void {
    const parents = new Map<Node, Node[]>()
    for (const node of this.#nodes.values()) {
      for (const { to } of node.edges) {
        const list = parents.get(to)
        if (list) list.push(node)
        else parents.set(to, [node])
      }
    }
    const spread = (seeds: Node[], mark: 'dirty' | 'leadsToBlunt') => {
      for (const node of seeds) node[mark] = true
      for (let node = seeds.pop(); node; node = seeds.pop()) {
        for (const parent of parents.get(node) ?? []) {
          if (parent[mark]) continue
          parent[mark] = true
          seeds.push(parent)
        }
      }
    }
    const nodes = [...this.#nodes.values()]
    spread(nodes.filter(({ differences }) => differences.length > 0), 'dirty')
    spread(nodes.filter(({ blunt }) => blunt), 'leadsToBlunt')
  }

  isAssignable(source: ts.Type, target: ts.Type): boolean {
    this.startAnew()
    return this.#checker.isTypeAssignableTo(source, target)
  }

  textOf(type: ts.Type): string {
    return shorten(this.#fullText(type))
  }

  #fullText(type: ts.Type): string {
    const known = this.#texts.get(type)
    if (known !== undefined) return known
    const text = this.#print(type)
    this.#texts.set(type, text)
    return text
  }

  #print(type: ts.Type): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags
    return this.#checker
      .typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope)
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\breadonly (?=[\w'"[]+(\]|['"])?\??:)/g, '')
  }

  #textOfArms(arms: readonly ts.Type[]): string {
    if (arms.length === 0) return 'never'
    const texts = arms.map(arm => this.#fullText(arm))
    const both = texts.includes('true') && texts.includes('false')
    const shown = both ? [...texts.filter(text => text !== 'true' && text !== 'false'), 'boolean'] : texts
    return shorten(shown.join(' | '))
  }

  /**
   * A union's arms; of any other type, the type itself. A string set that takes any string
   * (`'a' | (string & {})`) is the type `string`: it differs in what editors complete alone.
   */
  #armsOf(type: ts.Type): ts.Type[] {
    const arms = (type.isUnion() ? type.types : [type]).filter(arm => !(arm.flags & ts.TypeFlags.Never))
    if (!arms.some(arm => this.#isString(arm))) return arms
    const others = arms.filter(arm => !this.#isString(arm) && !(arm.flags & ts.TypeFlags.StringLike))
    return [this.#checker.getStringType(), ...others]
  }

  #isString(type: ts.Type): boolean {
    if (type.flags & ts.TypeFlags.String) return true
    if (!type.isIntersection()) return false
    return type.types.every(
      part =>
        part.flags & ts.TypeFlags.String ||
        (part.flags & ts.TypeFlags.Object && this.#checker.getPropertiesOfType(part).length === 0 && this.#checker.getSignaturesOfType(part, ts.SignatureKind.Call).length === 0),
    )
  }

  #nodeOf(theirs: readonly ts.Type[], ours: readonly ts.Type[], trail: readonly ts.Type[], settled: readonly string[] = []): Node {
    const key = [this.#key(theirs), this.#key(ours), ...settled].join(':')
    const known = this.#nodes.get(key)
    if (known) return known
    const node: Node = { theirs, ours, settled, differences: [], edges: [], blunt: false, dirty: false, leadsToBlunt: false }
    this.#nodes.set(key, node)
    this.#waiting.push({ node, trail })
    return node
  }

  #key(arms: readonly ts.Type[]): string {
    return arms
      .map(arm => {
        const known = this.#ids.get(arm)
        if (known !== undefined) return known
        const id = this.#ids.size
        this.#ids.set(arm, id)
        return id
      })
      .sort((a, b) => a - b)
      .join('|')
  }

  #fill(node: Node, trail: readonly ts.Type[]): void {
    const theirAny = node.theirs.some(isAny)
    if (node.ours.some(isAny)) {
      const unresolved = node.ours.some(isUnresolved)
      node.differences.push({ kind: 'any', text: unresolved ? `is a name that does not resolve, where upstream has ${this.#textOfArms(node.theirs)}` : `is \`any\`, where upstream has ${this.#textOfArms(node.theirs)}` })
      return
    }
    const ourUnknown = node.ours.some(isUnknown)
    if (theirAny) {
      if (!ourUnknown) node.differences.push({ kind: 'narrower', text: `is ${this.#textOfArms(node.ours)}, where upstream has any` })
      return
    }
    const theirUnknown = node.theirs.some(isUnknown)
    if (theirUnknown || ourUnknown) {
      if (theirUnknown && ourUnknown) return
      node.differences.push({ kind: ourUnknown ? 'wider' : 'narrower', text: this.#instead(node.theirs, node.ours) })
      return
    }
    if (this.#key(node.theirs) === this.#key(node.ours)) return

    const rest = this.#withoutNamed(node, trail)
    const theirs = this.#sort(rest.theirs)
    const ours = this.#sort(rest.ours)
    this.#comparePlain(node, theirs.plain, ours.plain)
    this.#compareDeferred(node, theirs.deferred, ours.deferred)
    // The type `object` stands for any arm of the other side.
    const [anyOfTheirs, anyOfOurs] = [theirs.plain.some(isAnyObject), ours.plain.some(isAnyObject)]
    if (anyOfTheirs === anyOfOurs) this.#compareObjects(node, theirs.objects, ours.objects, trail)
  }

  /** The arms that are left when those of named unions, which become edges, are taken out. */
  #withoutNamed(node: Node, trail: readonly ts.Type[]): { theirs: readonly ts.Type[]; ours: readonly ts.Type[] } {
    const [theirs, ours] = [new Set(node.theirs), new Set(node.ours)]
    const [left, right] = [new Set(node.theirs), new Set(node.ours)]
    for (const arm of node.theirs) {
      for (const union of this.#named.get(arm) ?? []) {
        const isPart = union.theirs.length < theirs.size && union.theirs.every(part => theirs.has(part)) && union.ours.every(part => ours.has(part))
        if (!isPart || !(union.theirs.some(part => left.has(part)) || union.ours.some(part => right.has(part)))) continue
        node.edges.push({ label: `<${union.name}>`, to: this.#nodeOf(union.theirs, union.ours, trail) })
        union.theirs.forEach(part => left.delete(part))
        union.ours.forEach(part => right.delete(part))
      }
    }
    return { theirs: [...left], ours: [...right] }
  }

  #instead(theirs: readonly ts.Type[], ours: readonly ts.Type[]): string {
    return `is ${this.#textOfArms(ours)}, where upstream has ${this.#textOfArms(theirs)}`
  }

  #sort(arms: readonly ts.Type[]): { plain: ts.Type[]; objects: ts.Type[]; deferred: ts.Type[] } {
    const sorted = { plain: [] as ts.Type[], objects: [] as ts.Type[], deferred: [] as ts.Type[] }
    for (const arm of arms) {
      if (isDeferred(arm)) sorted.deferred.push(arm)
      else if (this.#isObject(arm)) sorted.objects.push(arm)
      else sorted.plain.push(arm)
    }
    return sorted
  }

  /** An object type, or several at once; a string with a brand is a primitive. */
  #isObject(type: ts.Type): boolean {
    if (!type.isIntersection()) return Boolean(type.flags & ts.TypeFlags.Object)
    return type.types.every(part => !(part.flags & PRIMITIVE))
  }

  /** Primitives and literals: what each side takes that the other doesn't. */
  #comparePlain(node: Node, theirs: readonly ts.Type[], ours: readonly ts.Type[]): void {
    const uncovered = (arms: readonly ts.Type[], by: readonly ts.Type[]) => {
      const same = new Set(by)
      return arms.filter(arm => !same.has(arm) && !by.some(other => this.isAssignable(arm, other) || this.#fullText(arm) === this.#fullText(other)))
    }
    const more = uncovered(ours, theirs)
    const less = uncovered(theirs, ours)
    if (more.length > 0 && less.length > 0 && theirs.length === 1 && ours.length === 1) {
      node.differences.push({ kind: 'different', text: this.#instead(theirs, ours) })
      return
    }
    const covers = (arm: ts.Type, arms: readonly ts.Type[]) => arms.some(other => this.isAssignable(other, arm))
    if (more.length > 0) {
      const replaced = more.some(arm => covers(arm, theirs))
      node.differences.push({ kind: 'wider', text: replaced ? this.#instead(theirs, ours) : `also takes ${this.#textOfArms(more)}` })
    }
    if (less.length > 0) {
      const replaced = less.some(arm => covers(arm, ours))
      node.differences.push({ kind: 'narrower', text: replaced ? this.#instead(theirs, ours) : `does not take ${this.#textOfArms(less)}` })
    }
  }

  /** Types that wait for a type argument have no parts to walk: their text is compared. */
  #compareDeferred(node: Node, theirs: readonly ts.Type[], ours: readonly ts.Type[]): void {
    if (theirs.length + ours.length > 0) node.blunt = true
    if (theirs.length === 1 && ours.length === 1 && this.#counterparts.get(theirs[0]!)?.has(ours[0]!)) return
    const texts = (arms: readonly ts.Type[]) => arms.map(arm => this.#fullText(arm)).sort().join(' | ')
    const [a, b] = [texts(theirs), texts(ours)]
    if (a === b) return
    if (theirs.length === 1 && ours.length === 1 && this.isAssignable(theirs[0]!, ours[0]!) && this.isAssignable(ours[0]!, theirs[0]!)) return
    node.differences.push({ kind: 'different', text: `is ${shorten(b) || 'never'}, where upstream has ${shorten(a) || 'never'}` })
  }

  #compareObjects(node: Node, theirs: readonly ts.Type[], ours: readonly ts.Type[], trail: readonly ts.Type[]): void {
    if (theirs.length === 1 && ours.length === 1 && this.#categoryOf(theirs[0]!) === this.#categoryOf(ours[0]!)) {
      this.#compareObject(node, theirs[0]!, ours[0]!, trail)
      return
    }
    const { pairs, onlyTheirs, onlyOurs } = this.#match(theirs, ours)
    for (const { a, b, settled } of pairs) {
      if (a !== b) node.edges.push({ label: this.#armLabel(a, theirs), to: this.#nodeOf([a], [b], this.#deeper(trail, a), settled) })
    }
    const uncovered = (arms: readonly ts.Type[], by: readonly ts.Type[]) =>
      arms.filter(arm => !by.some(other => this.isAssignable(arm, other) && this.#keyDistance(arm, other) === 0))
    const [more, less] = [uncovered(onlyOurs, theirs), uncovered(onlyTheirs, ours)]
    for (const undocumented of [true, false]) {
      const arms = more.filter(arm => isUndocumented(arm) === undocumented)
      if (arms.length > 0) node.differences.push({ kind: 'wider', text: `has ${count(arms.length, 'arm')} that upstream lacks: ${this.#textOfArms(arms)}`, undocumented })
    }
    if (less.length > 0) node.differences.push({ kind: 'narrower', text: `lacks ${count(less.length, 'arm')}: ${this.#textOfArms(less)}` })
  }

  /** Which arm of one union is which of the other: by name, by the literals that tell arms apart, then by likeness. */
  #match(theirs: readonly ts.Type[], ours: readonly ts.Type[]): { pairs: Pair[]; onlyTheirs: ts.Type[]; onlyOurs: ts.Type[] } {
    const candidates: { a: ts.Type; b: ts.Type; score: number }[] = []
    const literals = new Map([...theirs, ...ours].map(arm => [arm, this.#literalsOf(arm)]))
    const isPossible = (a: ts.Type, b: ts.Type) => this.#categoryOf(a) === this.#categoryOf(b) && !clash(literals.get(a)!, literals.get(b)!)
    for (const a of theirs) {
      const possible = ours.filter(b => isPossible(a, b))
      for (const b of possible) {
        if (a === b || this.#counterparts.get(a)?.has(b)) candidates.push({ a, b, score: -Infinity })
        else if (possible.length === 1) candidates.push({ a, b, score: this.#keyDistance(a, b) })
        else if (nameOf(a) !== undefined && nameOf(a) === nameOf(b)) candidates.push({ a, b, score: this.#keyDistance(a, b) - 1000 })
        else candidates.push({ a, b, score: this.#distance(a, b) - 10 * agreement(literals.get(a)!, literals.get(b)!) })
      }
    }
    candidates.sort((x, y) => x.score - y.score)
    const left = new Set(theirs)
    const right = new Set(ours)
    const pairs: Pair[] = []
    for (const { a, b, score } of candidates) {
      if (score === Infinity || !left.has(a) || !right.has(b)) continue
      left.delete(a)
      right.delete(b)
      pairs.push({ a, b, settled: [] })
    }
    return { pairs: this.#join(pairs, left, right, literals, isPossible), onlyTheirs: [...left], onlyOurs: [...right] }
  }

  /**
   * One arm may stand for several: `{ type: 'a' | 'b' }` for `{ type: 'a' }` and `{ type: 'b' }`. The
   * arms left over join such a pair, and the key that tells them apart is settled by all of them.
   */
  #join(pairs: readonly Pair[], left: Set<ts.Type>, right: Set<ts.Type>, literals: ReadonlyMap<ts.Type, Map<string, Set<string>>>, isPossible: (a: ts.Type, b: ts.Type) => boolean): Pair[] {
    return pairs.flatMap(pair => {
      const { a, b } = pair
      for (const key of literals.get(a)!.keys()) {
        const valuesOf = (arm: ts.Type) => literals.get(arm)!.get(key) ?? new Set<string>()
        const [one, several, rest] = valuesOf(a).size < valuesOf(b).size ? [a, b, left] : [b, a, right]
        const others = [...rest].filter(other => (rest === left ? isPossible(other, b) : isPossible(a, other)) && isWithin(valuesOf(other), valuesOf(several)))
        const parts = [one, ...others]
        if (others.length === 0 || !isWithin(valuesOf(several), new Set(parts.flatMap(part => [...valuesOf(part)])))) continue
        for (const other of others) rest.delete(other)
        return parts.map(part => (rest === left ? { a: part, b, settled: [key] } : { a, b: part, settled: [key] }))
      }
      return [pair]
    })
  }

  #categoryOf(type: ts.Type): Category {
    if (this.#checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0) return 'function'
    return this.#checker.isArrayLikeType(type) ? 'array' : 'object'
  }

  /** The required keys with a literal type, and their values. */
  #literalsOf(type: ts.Type): Map<string, Set<string>> {
    const literals = new Map<string, Set<string>>()
    if (this.#checker.isArrayLikeType(type)) return literals
    for (const property of this.#checker.getPropertiesOfType(type)) {
      if (property.flags & ts.SymbolFlags.Optional) continue
      const arms = this.#armsOf(this.#checker.getTypeOfSymbol(property))
      if (arms.length > 0 && arms.every(arm => arm.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral))) {
        literals.set(keyName(property), new Set(arms.map(arm => this.#fullText(arm))))
      }
    }
    return literals
  }

  /** How far two arms' keys are apart; infinite where they share none. */
  #keyDistance(a: ts.Type, b: ts.Type): number {
    const [left, right] = [this.#propertiesOf(a), this.#propertiesOf(b)]
    let distance = 0
    let shared = 0
    for (const [key, property] of left) {
      const other = right.get(key)
      if (!other) {
        if (!this.#isExclusion(property)) distance += 1
        continue
      }
      shared += 1
      if (isOptional(property) !== isOptional(other)) distance += 0.5
    }
    for (const [key, property] of right) if (!left.has(key) && !this.#isExclusion(property)) distance += 1
    const [x, y] = [a, b].map(type => this.#checker.getIndexInfosOfType(type).length) as [number, number]
    distance += Math.abs(x - y)
    return shared === 0 && left.size + right.size > 0 && this.#categoryOf(a) === 'object' ? Infinity : distance
  }

  #distance(a: ts.Type, b: ts.Type): number {
    let distance = this.#keyDistance(a, b)
    if (distance === Infinity) return distance
    if (this.#categoryOf(a) === 'function') return this.#signatureDistance(a, b)
    if (this.#categoryOf(a) === 'array') return distance + (this.#fullText(a) === this.#fullText(b) ? 0 : 1)
    const right = this.#propertiesOf(b)
    for (const [key, property] of this.#propertiesOf(a)) {
      const other = right.get(key)
      if (!other) continue
      if (this.#fullText(this.#checker.getTypeOfSymbol(property)) !== this.#fullText(this.#checker.getTypeOfSymbol(other))) distance += 0.25
    }
    return distance
  }

  /** How many of a function's parameters and results read otherwise; infinite where most do. */
  #signatureDistance(a: ts.Type, b: ts.Type): number {
    const partsOf = (type: ts.Type) => {
      const [signature] = this.#checker.getSignaturesOfType(type, ts.SignatureKind.Call)
      return signature ? [...signature.getParameters().map(parameter => this.#checker.getTypeOfSymbol(parameter)), signature.getReturnType()].map(part => this.#fullText(part)) : []
    }
    const [left, right] = [partsOf(a), partsOf(b)]
    const distance = left.filter((text, index) => text !== right[index]).length
    return distance > left.length / 2 ? Infinity : distance
  }

  #propertiesOf(type: ts.Type): ReadonlyMap<string, ts.Symbol> {
    const known = this.#properties.get(type)
    if (known) return known
    const properties = new Map(this.#checker.getPropertiesOfType(type).map(property => [keyName(property), property]))
    this.#properties.set(type, properties)
    return properties
  }

  /** A key that says it is not there: `deny?: undefined`. */
  #isExclusion(property: ts.Symbol): boolean {
    if (!isOptional(property)) return false
    return this.#armsOf(this.#checker.getTypeOfSymbol(property)).every(arm => arm.flags & ts.TypeFlags.Undefined)
  }

  #armLabel(arm: ts.Type, among: readonly ts.Type[]): string {
    if (among.length < 2) return ''
    const name = nameOf(arm)
    if (name && among.filter(other => nameOf(other) === name).length === 1) return `<${name}>`
    const literals = [...this.#literalsOf(arm)].filter(([, values]) => values.size === 1).slice(0, 2)
    if (literals.length > 0) return `<${literals.map(([key, values]) => `${key}: ${[...values][0]}`).join(', ')}>`
    return this.#categoryOf(arm) === 'object' ? `<{ ${[...this.#propertiesOf(arm).keys()].slice(0, 3).join(', ')} }>` : ''
  }

  #compareObject(node: Node, a: ts.Type, b: ts.Type, trail: readonly ts.Type[]): void {
    const inner = this.#deeper(trail, a)
    if (isNestedDeeply(a, inner)) {
      node.blunt = true
      return
    }
    if (this.#compareReferences(node, a, b, inner)) return
    if ((this.#isFromLibrary(a) || this.#isFromLibrary(b)) && this.isAssignable(a, b) && this.isAssignable(b, a)) return
    this.#compareKeys(node, a, b, inner)
    this.#compareIndexes(node, a, b, inner)
    for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) this.#compareSignatures(node, a, b, kind, inner)
    if (isMapped(a) && isMapped(b) && this.#isBare(a) && this.#isBare(b)) this.#compareDeferred(node, [a], [b])
  }

  #isBare(type: ts.Type): boolean {
    return this.#checker.getPropertiesOfType(type).length === 0 && this.#checker.getIndexInfosOfType(type).length === 0
  }

  /** Arrays, tuples, and the same generic of the standard library on both sides: by their type arguments. */
  #compareReferences(node: Node, a: ts.Type, b: ts.Type, trail: readonly ts.Type[]): boolean {
    const checker = this.#checker
    if (checker.isTupleType(a) && checker.isTupleType(b)) {
      const [x, y] = [(a as ts.TupleTypeReference).target, (b as ts.TupleTypeReference).target]
      const shape = (tuple: ts.TupleType) => tuple.elementFlags.join()
      if (shape(x) !== shape(y)) node.differences.push({ kind: 'different', text: this.#instead([a], [b]) })
      if (x.readonly !== y.readonly) node.differences.push({ kind: y.readonly ? 'wider' : 'narrower', text: this.#instead([a], [b]) })
      this.#compareArguments(node, a, b, index => `[${index}]`, trail)
      return true
    }
    if (checker.isTupleType(a) !== checker.isTupleType(b) && checker.isArrayLikeType(a) && checker.isArrayLikeType(b)) {
      node.differences.push({ kind: checker.isTupleType(b) ? 'narrower' : 'wider', text: this.#instead([a], [b]) })
      this.#edge(node, '[]', checker.getIndexTypeOfType(a, ts.IndexKind.Number)!, checker.getIndexTypeOfType(b, ts.IndexKind.Number)!, trail)
      return true
    }
    if (checker.isArrayType(a) && checker.isArrayType(b)) {
      const [x, y] = [a.symbol.name, b.symbol.name]
      if (x !== y) node.differences.push({ kind: y === 'ReadonlyArray' ? 'wider' : 'narrower', text: y === 'ReadonlyArray' ? 'is a readonly array' : 'is not a readonly array' })
      this.#compareArguments(node, a, b, () => '[]', trail)
      return true
    }
    if (a.symbol && a.symbol === b.symbol && isReference(a) && isReference(b) && this.#isFromLibrary(a)) {
      const name = a.symbol.name
      this.#compareArguments(node, a, b, index => (index === 0 ? `<${name}>` : `<${name} ${index + 1}>`), trail)
      return true
    }
    return false
  }

  #compareArguments(node: Node, a: ts.Type, b: ts.Type, label: (index: number) => string, trail: readonly ts.Type[]): void {
    const [x, y] = [this.#checker.getTypeArguments(a as ts.TypeReference), this.#checker.getTypeArguments(b as ts.TypeReference)]
    const defaults = (a as ts.TypeReference).target.typeParameters?.map(parameter => parameter.getDefault()) ?? []
    x.forEach((argument, index) => {
      const other = y[index]
      if (isAny(argument) && defaults[index]) return
      if (other) this.#edge(node, label(index), argument, other, trail)
    })
  }

  #isFromLibrary(type: ts.Type): boolean {
    const declarations = type.symbol?.declarations
    if (!declarations || !(type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return false
    return declarations.some(declaration => this.#isLibrary(declaration.getSourceFile()))
  }

  #isLibraryOwn(declaration: ts.Declaration | undefined): boolean {
    return declaration !== undefined && this.#isLibrary(declaration.getSourceFile())
  }

  #compareKeys(node: Node, a: ts.Type, b: ts.Type, trail: readonly ts.Type[]): void {
    const [theirs, ours] = [this.#propertiesOf(a), this.#propertiesOf(b)]
    const differs = (key: string, change: KeyChange, text: string, more: { undocumented?: boolean } = {}) => node.differences.push({ kind: 'keys', key, change, text, ...more })
    for (const [key, property] of theirs) {
      const other = ours.get(key)
      if (!other) {
        if (isPrivate(property)) continue
        differs(key, 'lacks', `lacks the ${necessity(property)} key ${quote(key)}: ${this.textOf(this.#checker.getTypeOfSymbol(property))}`)
        continue
      }
      if (isOptional(property) !== isOptional(other)) {
        const change = isOptional(other) ? 'optional' : 'required'
        differs(key, change, `key ${quote(key)} is ${change} here, ${necessity(property)} upstream`)
      }
      const mayBeAbsent = isOptional(property) || isOptional(other)
      const arms = (symbol: ts.Symbol) => {
        const all = this.#armsOf(this.#checker.getTypeOfSymbol(symbol))
        return mayBeAbsent ? all.filter(arm => !(arm.flags & ts.TypeFlags.Undefined)) : all
      }
      const [x, y] = [arms(property), arms(other)]
      if ((x.length === 0 && y.length === 0) || node.settled.includes(key)) continue
      if (x.some(isAny) && this.#isLibraryOwn(property.valueDeclaration) && property.valueDeclaration === other.valueDeclaration) continue
      node.edges.push({ label: `.${key}`, to: this.#nodeOf(x, y, trail) })
    }
    for (const [key, property] of ours) {
      if (theirs.has(key) || this.#isExclusion(property)) continue
      const type = this.#checker.getTypeOfSymbol(property)
      const undocumented = property.getJsDocTags(this.#checker).some(({ name }) => name === 'undocumented')
      differs(key, 'has', `has the ${necessity(property)} key ${quote(key)} that upstream lacks: ${this.textOf(type)}`, { undocumented: undocumented && isOptional(property) })
      const leak = this.#findAny(type, new Set())
      if (leak !== undefined) node.differences.push({ kind: 'any', text: `has \`any\` in ${quote(key)}${leak}` })
    }
  }

  /** The path to an `any` inside a type that has no counterpart to be compared with. */
  #findAny(type: ts.Type, seen: Set<ts.Type>): string | undefined {
    if (isAny(type)) return ''
    if (seen.has(type) || isDeferred(type)) return undefined
    seen.add(type)
    if (type.isUnion()) {
      for (const arm of type.types) {
        const found = this.#findAny(arm, seen)
        if (found !== undefined) return found
      }
      return undefined
    }
    if (isReference(type)) {
      for (const argument of this.#checker.getTypeArguments(type)) {
        const found = this.#findAny(argument, seen)
        if (found !== undefined) return `[]${found}`
      }
    }
    if (!this.#isObject(type) || this.#isFromLibrary(type)) return undefined
    for (const property of this.#checker.getPropertiesOfType(type)) {
      // a mapped property keeps its declarations, and has no valueDeclaration
      if (this.#isLibraryOwn(property.valueDeclaration ?? property.declarations?.[0])) continue
      const found = this.#findAny(this.#checker.getTypeOfSymbol(property), seen)
      if (found !== undefined) return `.${keyName(property)}${found}`
    }
    for (const info of this.#checker.getIndexInfosOfType(type)) {
      const found = this.#findAny(info.type, seen)
      if (found !== undefined) return `[${this.textOf(info.keyType)}]${found}`
    }
    for (const signature of this.#checker.getSignaturesOfType(type, ts.SignatureKind.Call)) {
      for (const part of [...signature.getParameters().map(parameter => this.#checker.getTypeOfSymbol(parameter)), signature.getReturnType()]) {
        const found = this.#findAny(part, seen)
        if (found !== undefined) return `()${found}`
      }
    }
    return undefined
  }

  #compareIndexes(node: Node, a: ts.Type, b: ts.Type, trail: readonly ts.Type[]): void {
    const indexes = (type: ts.Type) => new Map(this.#checker.getIndexInfosOfType(type).map(info => [this.#fullText(info.keyType), info]))
    const [theirs, ours] = [indexes(a), indexes(b)]
    for (const [key, info] of theirs) {
      const other = ours.get(key)
      if (other) this.#edge(node, `[${key}]`, info.type, other.type, trail)
      else node.differences.push({ kind: 'keys', key: `[${key}]`, change: 'lacks', text: `lacks the index signature [${key}]: ${this.textOf(info.type)}` })
    }
    for (const [key, info] of ours) {
      if (!theirs.has(key)) node.differences.push({ kind: 'keys', key: `[${key}]`, change: 'has', text: `has the index signature [${key}] that upstream lacks: ${this.textOf(info.type)}` })
    }
  }

  /** Overloads are paired by their first parameter where no other has it, then in order with one that takes as many parameters of each sort. */
  #compareSignatures(node: Node, a: ts.Type, b: ts.Type, kind: ts.SignatureKind, trail: readonly ts.Type[]): void {
    const [theirs, ours] = [this.#checker.getSignaturesOfType(a, kind), this.#checker.getSignaturesOfType(b, kind)]
    if (theirs.length === 1 && ours.length === 1) {
      this.#compareSignature(node, theirs[0]!, ours[0]!, '', trail)
      return
    }
    const [left, right] = [new Set(theirs), new Set(ours)]
    const pair = (choose: (signature: ts.Signature) => ts.Signature | undefined) => {
      for (const signature of left) {
        const other = choose(signature)
        if (!other) continue
        left.delete(signature)
        right.delete(other)
        this.#compareSignature(node, signature, other, `{${this.#firstParameter(signature)}}`, trail)
      }
    }
    const alike = (signature: ts.Signature, among: Iterable<ts.Signature>) => [...among].filter(other => this.#firstParameter(other) === this.#firstParameter(signature))
    const shape = ({ typeParameters, parameters }: ts.Signature) => `${typeParameters?.length ?? 0} ${parameters.length}`
    pair(signature => (alike(signature, theirs).length === 1 && alike(signature, ours).length === 1 ? alike(signature, right)[0] : undefined))
    pair(signature => [...right].find(other => shape(other) === shape(signature)))
    const text = (signature: ts.Signature) => shorten(this.#checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation, kind))
    for (const signature of left) node.differences.push({ kind: 'different', text: `lacks the signature ${text(signature)}` })
    for (const signature of right) node.differences.push({ kind: 'different', text: `has the signature ${text(signature)} that upstream lacks` })
  }

  #firstParameter(signature: ts.Signature): string {
    const parameter = signature.getParameters()[0]
    return parameter ? shorten(this.#fullText(this.#checker.getTypeOfSymbol(parameter)), 40) : ''
  }

  #compareSignature(node: Node, a: ts.Signature, b: ts.Signature, label: string, trail: readonly ts.Type[]): void {
    // The standard library's own methods say `any` here and there; that is no leak of ours.
    const isLibraryOwn = a.declaration !== undefined && a.declaration === b.declaration && this.#isLibraryOwn(a.declaration)
    const [theirs, ours] = [a.getParameters(), b.getParameters()]
    const [theirTypes, ourTypes] = [a.getTypeParameters() ?? [], b.getTypeParameters() ?? []]
    if (theirTypes.length !== ourTypes.length) {
      node.differences.push({ kind: 'different', text: `${label}has ${count(ourTypes.length, 'type parameter')}, upstream ${theirTypes.length}` })
    }
    theirTypes.forEach((parameter, index) => {
      const other = ourTypes[index]
      if (!other) return
      this.#pairUp(parameter, other)
      const [x, y] = [parameter.getConstraint(), other.getConstraint()]
      if (x && y) this.#edge(node, `${label}<${parameter.symbol.name}>`, x, y, trail)
      else if (x || y) node.differences.push({ kind: 'different', text: `${label}type parameter ${parameter.symbol.name} ${y ? 'has' : 'lacks'} a constraint` })
    })
    theirs.forEach((parameter, index) => {
      const other = ours[index]
      if (!other) {
        node.differences.push({ kind: 'different', text: `${label}lacks the parameter ${parameter.name}` })
        return
      }
      const [x, y] = [isOptionalParameter(parameter), isOptionalParameter(other)]
      if (x !== y) node.differences.push({ kind: 'different', text: `${label}parameter ${other.name} is ${y ? 'optional here, required upstream' : 'required here, optional upstream'}` })
      if (isLibraryOwn && isAny(this.#checker.getTypeOfSymbol(parameter))) return
      this.#edge(node, `${label}(${parameter.name})`, this.#checker.getTypeOfSymbol(parameter), this.#checker.getTypeOfSymbol(other), trail, x || y)
    })
    for (const other of ours.slice(theirs.length)) {
      node.differences.push({ kind: 'different', text: `${label}has the ${isOptionalParameter(other) ? 'optional ' : ''}parameter ${other.name} that upstream lacks` })
    }
    const [proves, provesHere] = [this.#checker.getTypePredicateOfSignature(a)?.type, this.#checker.getTypePredicateOfSignature(b)?.type]
    if (proves && provesHere && !isDeferred(proves) && !isDeferred(provesHere)) this.#edge(node, `${label} is `, proves, provesHere, trail)
    if (Boolean(proves) !== Boolean(provesHere)) node.differences.push({ kind: 'different', text: `${label}is ${provesHere ? 'a' : 'no'} type guard` })
    if (isLibraryOwn && isAny(a.getReturnType())) return
    this.#edge(node, `${label}=>`, a.getReturnType(), b.getReturnType(), trail)
  }

  #edge(node: Node, label: string, theirs: ts.Type, ours: ts.Type, trail: readonly ts.Type[], mayBeAbsent = false): void {
    const arms = (type: ts.Type) => this.#armsOf(type).filter(arm => !mayBeAbsent || !(arm.flags & ts.TypeFlags.Undefined))
    node.edges.push({ label, to: this.#nodeOf(arms(theirs), arms(ours), trail) })
  }

  #deeper(trail: readonly ts.Type[], type: ts.Type): readonly ts.Type[] {
    return [...trail, type]
  }
}

const PRIMITIVE =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.ESSymbolLike

const isAny = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.Any)
/** The checker's own type for a name that it could not find. */
const isUnresolved = (type: ts.Type): boolean => (type as { intrinsicName?: string }).intrinsicName === 'error'
const isUnknown = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.Unknown)
const isAnyObject = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.NonPrimitive)
const isOptional = (symbol: ts.Symbol): boolean => Boolean(symbol.flags & ts.SymbolFlags.Optional)
const isReference = (type: ts.Type): type is ts.TypeReference =>
  Boolean(type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference)
const isMapped = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped)

const necessity = (symbol: ts.Symbol): string => (isOptional(symbol) ? 'optional' : 'required')
const isPrivate = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(declaration => ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))

/** Waits for a type argument; a template literal such as `mcp__${string}` does not. */
function isDeferred(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isDeferred)
  const { TypeParameter, Conditional, Index, IndexedAccess, Substitution } = ts.TypeFlags
  return Boolean(type.flags & (TypeParameter | Conditional | Index | IndexedAccess | Substitution))
}

function isOptionalParameter(parameter: ts.Symbol): boolean {
  const declaration = parameter.valueDeclaration
  if (!declaration || !ts.isParameter(declaration)) return isOptional(parameter)
  return Boolean(declaration.questionToken ?? declaration.dotDotDotToken)
}

function isNestedDeeply(type: ts.Type, trail: readonly ts.Type[]): boolean {
  const identity = type.aliasSymbol ?? type.symbol
  if (!identity || trail.length < MAX_NESTING) return false
  return trail.filter(outer => (outer.aliasSymbol ?? outer.symbol) === identity).length > MAX_NESTING
}

/** A key's name; a unique symbol's without the number that makes it unique. */
const keyName = (property: ts.Symbol): string => property.name.replace(/^(__@.*)@\d+$/, '$1')

function nameOf(type: ts.Type): string | undefined {
  const name = type.aliasSymbol?.name ?? type.symbol?.name
  return name === undefined || name.startsWith('__') ? undefined : name
}

function isUndocumented(type: ts.Type): boolean {
  const declarations = (type.aliasSymbol ?? type.symbol)?.declarations ?? []
  return declarations.some(declaration => ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'undocumented'))
}

const quote = (key: string): string => `\`${key}\``
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
const shorten = (text: string, length = MAX_TEXT): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** Whether a key has literal values on both sides, and none in common. */
function clash(a: Map<string, Set<string>>, b: Map<string, Set<string>>): boolean {
  return [...a].some(([key, values]) => {
    const others = b.get(key)
    return others !== undefined && ![...values].some(value => others.has(value))
  })
}

const isWithin = (values: ReadonlySet<string>, others: ReadonlySet<string>): boolean => values.size > 0 && [...values].every(value => others.has(value))

/** How many keys have the same literal values on both sides. */
function agreement(a: Map<string, Set<string>>, b: Map<string, Set<string>>): number {
  return [...a].filter(([key, values]) => {
    const others = b.get(key)
    return others !== undefined && others.size === values.size && [...values].every(value => others.has(value))
  }).length
}
