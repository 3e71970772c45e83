import type { Plugin } from 'vite'
import { PRODUCT_COLOUR } from '#contract/brand.ts'
import { pages } from '#locales/pages.ts'
import { LOCALE } from '#texts/language.ts'

/** The dashboard's web app manifest. It works only online, so that it has no service worker. */
export function adminManifest(): Plugin {
  return {
    name: 'admin-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify({
          id: '/',
          name: pages.admin.title,
          short_name: pages.admin.title,
          lang: LOCALE,
          start_url: '/',
          scope: '/',
          display: 'minimal-ui',
          theme_color: PRODUCT_COLOUR,
          background_color: '#ffffff',
          icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
        }),
      })
    },
  }
}
