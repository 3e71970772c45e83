import i18next from 'i18next'
import { LOCALE } from '#texts/language.ts'
import type { Lookup, Sentences, Translate } from './text-keys.ts'

const instance = i18next.createInstance()
void instance.init({
  lng: LOCALE,
  fallbackLng: LOCALE,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

let registered = 0

/**
 * The typed `t` of a file of texts, interpolated and pluralised by i18next. Only such files call it, so that the texts
 * are in the chunks of the screens that import them.
 */
export function texts<const S extends Sentences>(sentences: S): Translate<S> {
  // Each call has a namespace of its own, because tests load the files of several languages.
  registered += 1
  const namespace = String(registered)
  instance.addResourceBundle(LOCALE, namespace, sentences)
  const translate = instance.getFixedT(LOCALE, namespace)
  const t: Lookup<S> = (key, ...values) => translate(String(key), values[0] ?? {})
  return Object.assign(t, { sentences })
}
