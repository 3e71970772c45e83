import i18next from 'i18next'
import type { Namespace, Resource, Translate } from './text-keys.ts'

const LANGUAGE = 'pt'

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
