/** An intersection of objects as one flat object, so that a hover lists the keys. Docs and modifiers are kept. */
export type Flat<T> = { [K in keyof T]: T[K] } & {}
