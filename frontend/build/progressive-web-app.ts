import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { PRODUCT_COLOUR } from '#contract/brand.ts'
import { pages } from '#locales/pages.ts'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { LOCALE } from '#texts/language.ts'

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

/** Makes the app installable, and available offline by its service worker. */
export function progressiveWebApp(prerendered: string[]) {
  return VitePWA({
    integration: {
      configureCustomSWViteBuild(build) {
        const folder = build.build?.outDir ?? ''
        const names = readdirSync(join(folder, 'assets'))
        writeFileSync(join(folder, APP_FILES), JSON.stringify(filesOfScreens(names)))
        build.define = {
          ...build.define,
          'import.meta.env.PRERENDERED': JSON.stringify(prerendered),
          'import.meta.env.CACHED_FILES': JSON.stringify(names.length * CACHED_VERSIONS),
        }
      },
    },
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
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
    injectManifest: {
      globPatterns: ['index.html', 'assets/index-*.{js,css}', 'assets/figtree-latin-wght-normal-*.woff2'],
      // The file name contains the content's hash, so a file in the HTTP cache is not fetched again.
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
      sourcemap: false,
    },
  })
}
