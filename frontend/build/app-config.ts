import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { ModulePreloadOptions, PluginOption, UserConfig } from 'vite'
import { pages } from '#locales/pages.ts'
import { adminThemeScript, memberThemeScript } from '#shared/lib/theme/theme-script.ts'
import { adminManifest } from './admin-manifest.ts'
import { assistantPage } from './assistant-page.ts'
import { fewChunks } from './chunks.ts'
import { dataShape } from './data-shape.ts'
import { type EarlyRequests, earlyScript } from './early-script.ts'
import { firstFormCopies } from './first-form-copies.ts'
import { headInlines } from './head-inlines.ts'
import { honoWithoutCookies } from './hono-without-cookies.ts'
import { language } from './language.ts'
import { lucideDirect } from './lucide-direct.ts'
import { prerender } from './prerender.ts'
import { progressiveWebApp } from './progressive-web-app.ts'
import { filesOfScreens } from './route-files.ts'
import { pdfReaderPolicy } from './security-headers.ts'

export interface App {
  app: 'member' | 'admin'
  theme: 'system' | 'light'
  prerendered: string[]
  /** Route file of the screen that a first visit shows. */
  firstScreen: string
  /** Route file of the screen that a sign-in opens. */
  home: string
  /** How many script files there may be. */
  files: number
  /** The form on that screen, if it has schemas. */
  firstForm?: string
  pwa: boolean
  /** Requests that the app's page sends before its scripts have loaded. */
  earlyRequests?: EarlyRequests
  /** Path, without the slash, of the help assistant's page, which the app shows in a frame. */
  assistant?: string
}

const frontend = fileURLToPath(new URL('../', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The entry contains the lists, so it is already loaded. */
const ENTRY = /(^|\/)index-/

/**
 * Loads everything that a chunk imports together with it, so that a screen needs one round trip instead of one per
 * level of imports.
 */
const preloads: Pick<ModulePreloadOptions, 'resolveDependencies'> = {
  resolveDependencies: (_file, dependencies, { hostType }) =>
    dependencies.filter((name) => hostType === 'html' || !ENTRY.test(name)),
}

interface LateTexts {
  late: string
  retry: string
}

const LATE_STYLE =
  'position: fixed; inset: auto 1rem calc(var(--tab-bar, 0px) + env(safe-area-inset-bottom) + 1rem); z-index: 60; padding: 0 1rem; border-radius: 0.75rem; color: var(--ink); background: var(--attention-tint); animation: late 1ms 4s backwards'

/**
 * For each app's index.html: shown after four seconds with something marked as awaited (`late.css`). Its link has an empty
 * address, which is that of the page, with its query. Styled here, because the style sheet of the sign-in has a limit.
 */
const lateNote = ({ late, retry }: LateTexts) =>
  `<p id="late" role="status" style="${LATE_STYLE}">${late} <a href="" style="display: inline-block; line-height: 2.75rem; text-decoration: underline">${retry}</a></p>`

export function appConfig(app: App): UserConfig {
  const root = `${frontend}${app.app}`
  const { earlyRequests } = app
  const texts = pages[app.app]
  const themeScript = app.theme === 'system' ? memberThemeScript : adminThemeScript
  const compilers = (): PluginOption[] => [
    language({ '/index.html': { ...texts, lateNote: lateNote(texts) } }),
    tanstackRouter({
      target: 'react',
      routesDirectory: `${root}/routes`,
      generatedRouteTree: `${root}/route-tree.gen.ts`,
      autoCodeSplitting: true,
      // A loader imports its screen's queries, so it must stay out of the entry.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component', 'pendingComponent', 'loader'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      semicolons: false,
      quoteStyle: 'single',
      addExtensions: true,
    }),
    lucideDirect(),
    honoWithoutCookies(),
    react(),
    tailwindcss(),
  ]
  const formCopies = () => firstFormCopies(app.firstForm && `${root}/${app.firstForm}`)
  const chunks = fewChunks({
    root,
    first: `${root}/${app.firstScreen}`,
    home: `${root}/${app.home}`,
    files: app.files,
    compilers: () => [compilers(), formCopies()],
  })
  const assistant =
    app.assistant === undefined
      ? undefined
      : assistantPage({
          root,
          page: app.assistant,
          themeScript,
          plugins: () => [
            language({ [`/${app.assistant}.html`]: pages.assistant }),
            tailwindcss(),
            headInlines(themeScript),
          ],
        })
  const plugins: PluginOption[] = [
    compilers(),
    headInlines(
      themeScript,
      earlyRequests &&
        ((bundle, html) =>
          earlyScript(earlyRequests, filesOfScreens(bundle, `${root}/routes`, '_app', html))),
    ),
    formCopies(),
    chunks.plugin,
    assistant?.plugin,
    prerender({
      app: app.app,
      root,
      paths: app.prerendered,
      policies: () => ({ ...assistant?.policies(), '/assets/pdf.worker*': pdfReaderPolicy }),
      themeScript,
      compilers,
    }),
    // After the pages, because the service worker precaches one of them.
    app.pwa
      ? progressiveWebApp([...app.prerendered, ...(assistant ? [assistant.path] : [])])
      : adminManifest(),
  ]

  return {
    root,
    publicDir: `${root}/public`,
    cacheDir: `${repository}node_modules/.vite/${app.app}`,
    plugins,
    define: { 'import.meta.env.DATA_SHAPE': JSON.stringify(dataShape(repository)) },
    worker: { format: 'es' },
    build: {
      outDir: `${repository}dist/${app.app}`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Every browser with relative colours (`oklch(from …)`), which the theme uses.
      target: ['chrome119', 'edge119', 'firefox128', 'safari16.4'],
      modulePreload: { polyfill: false, ...preloads },
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [chunks.group] } },
      },
    },
  }
}
