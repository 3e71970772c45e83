/** A screen's texts by key, nested to any depth, as literals, so that keys and `{{names}}` are checked. */
export interface Sentences {
  readonly [key: string]: string | Sentences
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** All forms of a plural are one key: `left_one` and `left_other` are looked up as `left`. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key

/** Every key, with dots between the levels. */
type Key<S> = {
  [K in keyof S & string]: S[K] extends string ? WithoutForm<K> : `${K}.${Key<S[K]>}`
}[keyof S & string]

/** The text at a key; for a plural, the union of its forms. */
type SentenceAt<S, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof S
    ? SentenceAt<S[Head], Rest>
    : never
  : K extends keyof S
    ? S[K]
    : S[`${K}_${PluralForm}` & keyof S]

type IsPlural<S, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof S
    ? IsPlural<S[Head], Rest>
    : never
  : K extends keyof S
    ? never
    : 'count'

/** The names between braces: `name` in "Oi, {{name}}". */
type Names<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never

/** The values that a text needs: none, or one for each `{{name}}`. */
type Values<Name> = [Name] extends [never] ? [] : [values: Record<Name & string, string | number>]

export type HasPlurals<S> = true extends {
  [K in keyof S & string]: S[K] extends string
    ? K extends `${string}_${PluralForm}`
      ? true
      : false
    : HasPlurals<S[K]>
}[keyof S & string]
  ? true
  : false

export type Lookup<S> = <K extends Key<S>>(
  key: K,
  ...values: Values<Names<SentenceAt<S, K>> | IsPlural<S, K>>
) => string

/** Looks up a text and fills it in. The `sentences` are for code that lists them, or passes on those without values. */
export type Translate<S> = Lookup<S> & { readonly sentences: S }
