/** Whether two shapes are the same to the letter, `readonly` marks included. */
export type IsIdentical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
