import { appendFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { PRODUCT_COLOUR } from '#contract/brand.ts'
import { pages } from '#locales/pages.ts'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { LOCALE } from '#texts/language.ts'
import { answerSync } from './send-waiting.ts'

const YEAR_SECONDS = 31_536_000
/** Number of deployments whose files all fit in the cache: the one in use, the one that waits, and one between. */
const CACHED_VERSIONS = 3

/** Without the PDF reader, which only uploads need. */
function filesOfScreens(names: readonly string[]): AppFiles {
  const files = names
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !/^(pdf\.worker|read-pdf)-/.test(name))
    .map((name) => `/assets/${name}`)
  const [entry, ...others] = files.filter((file) => /\/index-[^/]*\.js$/.test(file))
  if (!entry || others.length > 0) throw new Error('The build has not one script named index')
  return { entry, files }
}

/** Each opens what its name says: the card, the doses of today, the form for a new consultation. */
const installShortcuts = [
  { name: pages.shortcuts.membershipCard, url: '/app/membership-card' },
  { name: pages.shortcuts.dosesOfToday, url: '/app/medications?aba=hoje' },
  { name: pages.shortcuts.newConsultation, url: '/app/consultations?agendar=1' },
]

/** Taken by e2e/manifest-screenshots.ts: the home, before an installation. */
const installScreenshots = [
  {
    src: '/screenshots/narrow.webp',
    sizes: '720x1480',
    type: 'image/webp',
    form_factor: 'narrow' as const,
    label: pages.screenshots.home,
  },
  {
    src: '/screenshots/wide.webp',
    sizes: '1280x800',
    type: 'image/webp',
    form_factor: 'wide' as const,
    label: pages.screenshots.home,
  },
]

interface Navigation {
  request: Request
  event: { waitUntil(work: Promise<unknown>): void }
}

/**
 * Answers a navigation from the cache first and refreshes the page behind, since its HTML shows the company's brand. A page is
 * used only while all its scripts and styles are cached: those of an older version are served nowhere, and a page without
 * any is not the app's, but that of a network's own sign-in. Without such a page it waits 4 seconds for the network and
 * then answers the app's shell, which knows all screens.
 *
 * A page's key is its path, without the query, which may hold a token from an e-mail. The text of this function becomes a part
 * of the service worker, so it refers to nothing of this module.
 */
export async function answerNavigation({ request, event }: Navigation): Promise<Response> {
  const shellAfterMs = 4000
  const { pathname } = new URL(request.url)
  const pages = await caches.open('app-pages')

  const fresh = fetch(request)
  const refreshed = fresh.then((page) => (page.ok ? pages.put(pathname, page.clone()) : undefined))
  event.waitUntil(refreshed.catch(() => undefined))

  const cached = await pages.match(pathname)
  if (cached) {
    const files = (await cached.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
    const found = await Promise.all(Array.from(files, ([, file = '']) => caches.match(file)))
    if (found.length > 0 && found.every(Boolean)) return cached
  }

  // Its key in the cache has the revision as a query.
  const shell = () => caches.match('/index.html', { ignoreSearch: true })
  const late = new Promise((resolve) => setTimeout(resolve, shellAfterMs)).then(shell)
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh)
  } catch (error) {
    const page = await shell()
    if (page) return page
    throw error
  }
}

/**
 * Answers a navigation to a screen of the app with the shell. After a deployment that is the new version's, of whose scripts
 * the device may have none. Where `cacheVersion` has noted another version as whole, the server must say within 2 seconds
 * that it serves the shell's version; else the whole one's page opens, which needs no network. Like `answerNavigation` it
 * stands alone.
 */
export async function answerScreen({ request }: Pick<Navigation, 'request'>): Promise<Response> {
  const pageAfterMs = 2000
  // Its key in the cache has the revision as a query.
  const shell = await caches.match('/index.html', { ignoreSearch: true }).catch(() => undefined)
  if (!shell) return fetch(request)

  /** The page of a whole version, unless the shell is of one. */
  async function wholePage(own: string): Promise<Response | undefined> {
    const noted = { cacheName: 'whole-version' }
    const whole = await (await caches.match('/entry', noted))?.text()
    const page = await caches.match('/page', noted)
    const entry = /\/assets\/index-[^"]+\.js/.exec((await page?.clone().text()) ?? '')?.[0]
    if (!whole || !entry || own.includes(`"${whole}"`) || own.includes(`"${entry}"`)) return undefined
    return (await caches.match(entry)) && page
  }
  const own = await shell.clone().text()
  const page = await wholePage(own).catch(() => undefined)
  if (!page) return shell
  const served = fetch('/app-files.json', { cache: 'no-store' }).then<AppFiles>((answer) => answer.json())
  const late = new Promise<Response>((resolve) => setTimeout(resolve, pageAfterMs, page))
  return Promise.race([
    served.then(
      ({ entry }) => (own.includes(`"${entry}"`) ? shell : page),
      () => page,
    ),
    late,
  ])
}

/**
 * The answer, if it is to be cached as a script or a style: the server answers a missing file with the shell's HTML. Like
 * `answerNavigation` it stands alone, and it is one expression, because its line breaks are lost.
 */
export const fileToCache = async ({ response }: { response: Response }): Promise<Response | null> =>
  response.ok && !/^text\/html/i.test(response.headers.get('Content-Type') ?? '') ? response : null

/**
 * Makes the app installable and available offline. The shell is fetched at installation; a screen's files
 * are cached when they are first used. Responses of /api are never cached.
 */
export function progressiveWebApp(prerendered: string[]) {
  const assetLimits = { maxEntries: 0, maxAgeSeconds: YEAR_SECONDS }
  let serviceWorker: string | undefined
  const generated = VitePWA({
    integration: {
      beforeBuildServiceWorker({ swDest }) {
        serviceWorker = swDest
        const folder = dirname(swDest)
        const names = readdirSync(join(folder, 'assets'))
        assetLimits.maxEntries = names.length * CACHED_VERSIONS
        writeFileSync(join(folder, APP_FILES), JSON.stringify(filesOfScreens(names)))
      },
    },
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
      screenshots: installScreenshots,
    },
    workbox: {
      globPatterns: ['index.html', 'assets/index-*.{js,css}', 'assets/figtree-latin-wght-normal-*.woff2'],
      // The file name contains the content's hash, so a file in the HTTP cache is not fetched again.
      dontCacheBustURLsMatching: /^assets\//,
      // These would answer before the routes below.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: new RegExp(`^[^?#]*//[^/?#]+(${prerendered.join('|')})([?#]|$)`),
          handler: answerNavigation,
        },
        {
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin && request.mode === 'navigate' && !/^\/api(\/|$)|\.\w+$/.test(url.pathname),
          handler: answerScreen,
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'app-assets',
            expiration: assetLimits,
            plugins: [{ cacheWillUpdate: fileToCache }],
          },
        },
      ],
    },
  })
  const withSync: Plugin = {
    name: 'background-sync',
    apply: 'build',
    // After the generation, which has no place for listeners of one's own.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (serviceWorker) appendFileSync(serviceWorker, answerSync)
      },
    },
  }
  return [generated, withSync]
}
