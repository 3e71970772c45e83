import i18next from 'i18next'
import type { Texts } from '../../locales/pt/texts.gen.ts'

const LANGUAGE = 'pt'

type Namespace = keyof Texts
/** A namespace's JSON: keys to sentences, nested at will. */
interface Resource {
  [key: string]: string | Resource
}

/** What a sentence needs: nothing, or a value for each `{{name}}` in it. */
type Values<Names> = [Names] extends [never] ? [] : [values: Record<Names & string, string | number>]

export type Translate<N extends Namespace> = <K extends keyof Texts[N]>(
  key: K,
  ...values: Values<Texts[N][K]>
) => string

const instance = i18next.createInstance()
void instance.init({
  lng: LANGUAGE,
  fallbackLng: LANGUAGE,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

/**
 * Registers a namespace and gives its typed `t`. Called by the module that uses the texts,
 * so that they travel in that screen's chunk.
 */
export function texts<N extends Namespace>(namespace: N, resource: Resource): Translate<N> {
  instance.addResourceBundle(LANGUAGE, namespace, resource, true, true)
  const translate = instance.getFixedT(LANGUAGE, namespace)
  return (key, ...values) => translate(String(key), values[0] ?? {})
}
