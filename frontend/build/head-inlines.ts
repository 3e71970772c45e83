import type { Plugin, Rolldown } from 'vite'
import { PRODUCT_COLOUR } from '#contract/brand.ts'

const LEAF = 'M4 12C4 6 8 4 12 4h8v8c0 4-4 8-8 8H8c-2.2 0-4-1.8-4-4z'

/** Inlined, so that a first visit requests no icon. */
const favicon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${LEAF}" fill="${PRODUCT_COLOUR}"/></svg>`,
)}`

/**
 * For a company without a square logo: the Worker changes the colour. A phone may crop everything outside the inner
 * circle.
 */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${PRODUCT_COLOUR}" d="M0 0h48v48H0z"/><path transform="translate(12 12)" d="${LEAF}" fill="#fff"/></svg>`

/** In the app's page: its tag, and the script in it. */
export const EARLY_SCRIPT = /<script data-early>([\s\S]*?)<\/script>/

/**
 * Adds to every page's head what it needs before the first paint: theme script, early requests, icon, and a preload of the
 * font.
 * @param earlyScript makes the script of the early requests from the bundle and the page
 */
export function headInlines(
  themeScript: string,
  earlyScript?: (bundle: Rolldown.OutputBundle, html: string) => string,
): Plugin {
  return {
    name: 'head-inlines',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: icon })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
        return [
          { tag: 'script', children: themeScript, injectTo: 'head-prepend' },
          ...(earlyScript
            ? [
                {
                  tag: 'script',
                  attrs: { 'data-early': true },
                  children: earlyScript(bundle, html),
                  injectTo: 'head' as const,
                },
              ]
            : []),
          { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: favicon }, injectTo: 'head' },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    href: `/${font}`,
                    crossorigin: true,
                  },
                  injectTo: 'head' as const,
                },
              ]
            : []),
        ]
      },
    },
  }
}
