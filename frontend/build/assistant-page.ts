import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite'

interface Options {
  root: string
  /** Name of its HTML file, without the ending. */
  page: string
  /** What the page's code needs to be compiled. */
  plugins: () => PluginOption[]
}

/** The help assistant stands in a frame: a page with scripts of its own, beside the app's. */
export function assistantPage({ root, page, plugins }: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'assistant-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: plugins(),
          build: {
            outDir: config.build.outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            assetsInlineLimit: 0,
            target: config.build.target,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: join(root, `${page}.html`) },
          },
        })
      },
    },
  }
}
