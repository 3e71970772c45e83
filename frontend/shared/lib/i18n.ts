import i18next from 'i18next'
import { LOCALE } from '#texts/language.ts'
import type { Sentences, Translate } from './text-keys.ts'

const instance = i18next.createInstance()
void instance.init({
  lng: LOCALE,
  fallbackLng: LOCALE,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

/**
 * Registers a screen's texts under a unique name and returns their typed `t`. Called by the module that uses the texts,
 * so that they are in that screen's chunk.
 */
export function texts<const S extends Sentences>(name: string, sentences: S): Translate<S> {
  instance.addResourceBundle(LOCALE, name, sentences, true, true)
  const translate = instance.getFixedT(LOCALE, name)
  return (key, ...values) => translate(String(key), values[0] ?? {})
}
