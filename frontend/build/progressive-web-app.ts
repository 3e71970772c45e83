import { VitePWA } from 'vite-plugin-pwa'
import { PRODUCT_COLOUR } from '#contract/brand.ts'
import { pages } from '#locales/pages.ts'
import { LOCALE } from '#texts/language.ts'

const YEAR_SECONDS = 31_536_000

/** Each opens what its name says: the card, the doses of today, the form for a new consultation. */
const installShortcuts = [
  { name: pages.shortcuts.membershipCard, url: '/app/membership-card' },
  { name: pages.shortcuts.dosesOfToday, url: '/app/medications?aba=hoje' },
  { name: pages.shortcuts.newConsultation, url: '/app/consultations?agendar=1' },
]

/**
 * The key of a page in the cache. Without the query, which may hold a token from an e-mail, and one for all screens of
 * the app, whose paths hold ids of records: they have the same HTML. Its text becomes a part of the
 * service worker without its line breaks, so it is one expression and refers to nothing of this module.
 */
export const pageKeyOf = async ({ request }: { request: { url: string } }): Promise<string> =>
  new URL(request.url).pathname.startsWith('/app/') ? '/app/' : new URL(request.url).pathname

/**
 * Makes the app installable and available offline. The shell is fetched at installation; a screen's files
 * are cached when they are first used. Responses of /api are never cached.
 */
export function progressiveWebApp(prerendered: string[]) {
  return VitePWA({
    strategies: 'generateSW',
    // A new version waits until the user accepts it: a reload would discard a half-filled form.
    registerType: 'prompt',
    // frontend/member/shared/lib/app/app-update.ts registers it.
    injectRegister: null,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: pages.member.title,
      short_name: pages.member.title,
      description: pages.member.description,
      lang: LOCALE,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: PRODUCT_COLOUR,
      background_color: '#f5fbfa',
      categories: ['health', 'medical', 'lifestyle'],
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: installShortcuts,
    },
    workbox: {
      globPatterns: ['index.html', 'assets/index-*.{js,css}', 'assets/figtree-latin-wght-normal-*.woff2'],
      // The file name contains the content's hash, so a file in the HTTP cache is not fetched again.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [
        /^\/api(\/|$)/,
        /\.\w+$/,
        ...prerendered.map((path) => new RegExp(`^${path}$`)),
      ],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api'),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'app-pages',
            networkTimeoutSeconds: 3,
            precacheFallback: { fallbackURL: '/index.html' },
            plugins: [{ cacheKeyWillBeUsed: pageKeyOf }],
          },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'app-assets',
            expiration: { maxEntries: 200, maxAgeSeconds: YEAR_SECONDS },
            plugins: [
              {
                // The server answers a missing file with the shell's HTML, which must not be cached as a script.
                cacheWillUpdate: async ({ response }) =>
                  response.ok && !response.headers.get('Content-Type')?.startsWith('text/html')
                    ? response
                    : null,
              },
            ],
          },
        },
      ],
    },
  })
}
