import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite'
import { earlySubmitScript } from '#shared/lib/forms/early-submit-script.ts'
import { type Frame, makeFrame } from './frame.ts'
import { EARLY_SCRIPT } from './head-inlines.ts'
import { filesOfRoute, filesOfScreens } from './route-files.ts'
import { headersFile } from './security-headers.ts'
import { readSecurityContact, securityTxt } from './security-txt.ts'

interface Options {
  app: 'member' | 'admin'
  /** The app's folder; its prerender.tsx exports `render`, and `renderScreen` where the app's page has a frame. */
  root: string
  paths: string[]
  /** Content-Security-Policies of pages that need their own, by path. Called when all pages are written. */
  policies: () => Record<string, string>
  themeScript: string
  compilers: () => PluginOption[]
}

interface Page {
  html: string
  title: string
  /** Ids of the page's routes, which are their file names. */
  routeIds: string[]
}
type Render = (path: string) => Promise<Page>
interface Renderer {
  render: Render
  renderScreen?: (path: string) => Promise<Page | undefined>
}

const SOME_RECORD = '00000000-0000-4000-8000-000000000000'

const SHELL = /(<div id="root")>[\s\S]*?(<\/div>)(\s*<noscript>)/
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/

function fillPage(shell: string, path: string, { html, title }: Page, preloads: string[]): string {
  const head = preloads.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  return shell
    .replace(
      SHELL,
      (_all, open: string, close: string, after: string) =>
        `${open} data-prerendered="${path}">${html}${close}<script>${earlySubmitScript}</script>${after}`,
    )
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
}

function framed(shell: string, { layout, screens, script }: Frame): string {
  return shell
    .replace('<div id="root">', (root) => root + layout)
    .replace('<noscript>', (noscript) => `${screens}<script>${script}</script>${noscript}`)
}

/** Builds the app for Node and returns its `render`. */
async function buildRenderer(
  { root, compilers }: Options,
  cacheDir: string,
): Promise<{ renderer: Renderer; folder: string }> {
  const folder = join(cacheDir, 'prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: compilers(),
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  const renderer: Renderer = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  return { renderer, folder }
}

export function prerender(options: Options): Plugin {
  const { app, root, paths, policies, themeScript } = options
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle = {}
  let layoutFiles: string[] = []
  let failed = false
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_options, output) {
      // Read here: later the bundle no longer says which style sheets a file has.
      layoutFiles = filesOfRoute(output, `${root}/routes/_app.tsx`, '')
    },
    writeBundle(_options, output) {
      bundle = output
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    renderError() {
      failed = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Nothing was written. The build reports its own error.
        if (failed) return
        const out = config.build.outDir
        const shell = readFileSync(join(out, 'index.html'), 'utf8')
        // Only in the app's page: signed-in people open no other.
        const [early = '', earlyScript] = EARLY_SCRIPT.exec(shell) ?? []
        // Inline in the other pages, whose first paint then needs one round trip instead of two.
        const [styleSheet = '', styleAddress = ''] = STYLE_SHEET.exec(shell) ?? []
        const style = readFileSync(join(out, styleAddress), 'utf8').trim()
        const publicShell = shell.replace(early, '').replace(styleSheet, () => `<style>${style}</style>`)
        const { renderer, folder } = await buildRenderer(options, config.cacheDir)
        const { render, renderScreen } = renderer
        for (const path of paths) {
          const page = await render(path)
          const preloads = page.routeIds.flatMap((id) =>
            filesOfRoute(bundle, `${root}/routes${id}.tsx`, shell),
          )
          writeFileSync(
            join(out, `${path.slice(1)}.html`),
            fillPage(publicShell, path, page, [...new Set(preloads)]),
          )
        }
        const inlineScripts = [themeScript, earlySubmitScript, ...(earlyScript ? [earlyScript] : [])]
        if (renderScreen) {
          const screens = new Map<string, string>()
          for (const path of Object.keys(filesOfScreens(bundle, `${root}/routes`, '_app', shell))) {
            const page = await renderScreen(path.replace('$', SOME_RECORD))
            if (page) screens.set(path, page.html)
          }
          const styles = layoutFiles
            .filter((file) => file.endsWith('.css') && !shell.includes(`href="/${file}"`))
            .map((file) => `/${file}`)
          const frame = makeFrame(screens, styles)
          writeFileSync(join(out, 'index.html'), framed(shell, frame))
          inlineScripts.push(frame.script)
        }
        rmSync(folder, { recursive: true })
        mkdirSync(join(out, '.well-known'), { recursive: true })
        const contact = readSecurityContact(readFileSync('wrangler.toml', 'utf8'))
        writeFileSync(join(out, '.well-known/security.txt'), securityTxt(contact, new Date()))
        writeFileSync(
          join(out, '_headers'),
          headersFile({
            app,
            inlineScripts,
            inlineStyles: [style],
            chatOrigin: process.env.CHAT_ORIGIN,
            policies: policies(),
          }),
        )
      },
    },
  }
}
