import type { Texts } from '#locales/pt/texts.gen.ts'
import type { Namespace, Resource, Translate } from './text-keys.ts'

/** Namespaces without plurals, whose sentences are only looked up and filled in. */
type PlainNamespace = { [N in Namespace]: 'count' extends Texts[N][keyof Texts[N]] ? never : N }[Namespace]

/**
 * `texts` for what a first visit loads: the entry and the public screens. i18next itself is half of what the
 * budget of that visit leaves; the compiler sends a namespace that has plurals to i18n.ts.
 */
export function plainTexts<N extends PlainNamespace>(_namespace: N, resource: Resource): Translate<N> {
  return (key, ...values) => {
    let found: string | Resource | undefined = resource
    for (const part of String(key).split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') return String(key)
    const filled: Record<string, string | number> = values[0] ?? {}
    return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => String(filled[name]))
  }
}
