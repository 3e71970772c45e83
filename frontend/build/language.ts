import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { LOCALE } from '#texts/language.ts'

/** The texts of one HTML file, by the names of its `{{placeholders}}`. */
type PageTexts = Readonly<Record<string, string>>

/**
 * Resolves `#locales/…` and `#texts/…` to the texts of APP_LANGUAGE, fills the placeholders of the HTML files, and sets
 * their `lang`.
 * @param pages By path, such as `/index.html`.
 */
export function language(pages: Record<string, PageTexts> = {}): Plugin {
  return {
    name: 'language',
    config() {
      // `imports` in package.json names the folders of texts by this condition.
      const condition = process.env.APP_LANGUAGE ? [process.env.APP_LANGUAGE] : []
      return {
        resolve: { conditions: [...condition, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [...condition, ...defaultServerConditions] } },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        fillPlaceholders(html, pages[path] ?? {}).replace(/<html lang="[^"]*"/, `<html lang="${LOCALE}"`),
    },
  }
}

/** Throws for a placeholder without a text. */
function fillPlaceholders(html: string, texts: PageTexts): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`No text for the placeholder {{${name}}}`)
    return text
  })
}
