import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite'
import { assistantPolicy } from './security-headers.ts'

interface Options {
  root: string
  /** Name of its HTML file, without the extension. */
  page: string
  plugins: () => PluginOption[]
  themeScript: string
}

interface InlinedPage {
  html: string
  script: string
  style: string
}

const SCRIPT = /<script type="module"[^>]*><\/script>/
const STYLE = /<link rel="stylesheet"[^>]*>/

/**
 * Builds the help assistant as one file: its sandboxed frame has no origin, so it can load no other file of
 * ours.
 */
async function inlined(
  { root, page, plugins }: Options,
  target: ResolvedConfig['build']['target'],
): Promise<InlinedPage> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: plugins(),
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      target,
      modulePreload: false,
      rolldownOptions: { input: join(root, `${page}.html`), output: { codeSplitting: false } },
    },
  })
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []))
  const text = (ending: string) => {
    const file = files.find(({ fileName }) => fileName.endsWith(ending))
    if (!file) throw new Error(`The assistant was built without its ${ending}`)
    return file.type === 'chunk' ? file.code.trim() : String(file.source).trim()
  }
  const script = text('.js').replaceAll('</script', '<\\/script')
  const style = text('.css')
  const html = text('.html')
    .replace(SCRIPT, '')
    .replace(STYLE, () => `<style>${style}</style>`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
  return { html, script, style }
}

/** The page, and its Content-Security-Policy. */
export function assistantPage(options: Options) {
  const path = `/${options.page}`
  let config: ResolvedConfig
  let policy = ''

  const plugin: Plugin = {
    name: 'assistant-page',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(path, (_request, response, next) => {
        inlined(options, config.build.target).then(
          ({ html }) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          next,
        )
      })
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config.command !== 'build') return
        const { html, script, style } = await inlined(options, config.build.target)
        policy = assistantPolicy({ inlineScripts: [options.themeScript, script], inlineStyles: [style] })
        mkdirSync(config.build.outDir, { recursive: true })
        writeFileSync(join(config.build.outDir, `${options.page}.html`), html)
      },
    },
  }
  return { plugin, path, policies: () => ({ [path]: policy }) }
}
