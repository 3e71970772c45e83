import type { HasPlurals, Lookup, Sentences, Translate } from './text-keys.ts'

/**
 * `texts` without i18next, for the entry and the public screens: i18next would take half of the size budget of the
 * first load. It only replaces `{{names}}`; texts with plurals do not compile here and need i18n.ts.
 */
export function plainTexts<const S extends Sentences>(
  sentences: S & (HasPlurals<S> extends true ? never : unknown),
): Translate<S> {
  const t: Lookup<S> = (key, ...values) => {
    let found: string | Sentences | undefined = sentences
    for (const part of String(key).split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') return String(key)
    const filled: Record<string, string | number> = values[0] ?? {}
    return found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(filled[name]))
  }
  return Object.assign(t, { sentences })
}
