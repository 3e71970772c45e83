/** The sentences of a screen by their keys, nested at will; made with `as const`, so that the compiler reads them. */
export interface Sentences {
  readonly [key: string]: string | Sentences
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** The forms of a plural are one key: `left_one` and `left_other` are asked for as `left`. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key

/** Every key of the sentences, with dots between the levels. */
type Key<S> = {
  [K in keyof S & string]: S[K] extends string ? WithoutForm<K> : `${K}.${Key<S[K]>}`
}[keyof S & string]

/** The sentence at a key; the union of its forms where it is a plural. */
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

/** The names between braces: `name` of "Oi, {{name}}". */
type Names<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never

/** What a sentence needs: nothing, or a value for each `{{name}}` in it. */
type Values<Name> = [Name] extends [never] ? [] : [values: Record<Name & string, string | number>]

/** Whether any key is a plural. */
export type HasPlurals<S> = true extends {
  [K in keyof S & string]: S[K] extends string
    ? K extends `${string}_${PluralForm}`
      ? true
      : false
    : HasPlurals<S[K]>
}[keyof S & string]
  ? true
  : false

export type Translate<S> = <K extends Key<S>>(
  key: K,
  ...values: Values<Names<SentenceAt<S, K>> | IsPlural<S, K>>
) => string
