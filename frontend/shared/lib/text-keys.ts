import type { Texts } from '#locales/pt/texts.gen.ts'

export type Namespace = keyof Texts

/** A namespace's JSON: keys to sentences, nested at will. */
export interface Resource {
  [key: string]: string | Resource
}

/** What a sentence needs: nothing, or a value for each `{{name}}` in it. */
export type Values<Names> = [Names] extends [never] ? [] : [values: Record<Names & string, string | number>]

export type Translate<N extends Namespace> = <K extends keyof Texts[N]>(
  key: K,
  ...values: Values<Texts[N][K]>
) => string
