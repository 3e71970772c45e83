import type { HasPlurals, Sentences, Translate } from './text-keys.ts'

/**
 * `texts` for what a first visit loads, the entry and the public screens: it looks up and fills in, without i18next,
 * which is half of what the budget of that visit leaves. Sentences with plurals do not compile here: see i18n.ts.
 */
export function plainTexts<const S extends Sentences>(
  sentences: S & (HasPlurals<S> extends true ? never : unknown),
): Translate<S> {
  return (key, ...values) => {
    let found: string | Sentences | undefined = sentences
    for (const part of String(key).split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') return String(key)
    const filled: Record<string, string | number> = values[0] ?? {}
    return found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(filled[name]))
  }
}
