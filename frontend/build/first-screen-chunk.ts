import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const COPY = '?first-screen'
const COPIED = /^valibot$|[/#]contract\/[\w-]+\.ts$|^#texts\/[\w-]+\.ts$|^\.\/[\w-]+\.ts$/
const COPIES_FOR_ALL = '/@modular-forms/'

/**
 * Puts what the first screen needs beyond the entry into one chunk. By default the bundler makes one chunk for each
 * set of screens that share a module, and a first visit would request all of them.
 *
 * `form` gets its own copies of its schemas, of their texts and of valibot. Modules shared by all screens contain what
 * any of them uses, so the first load would grow with each form of the app.
 */
export function firstScreenChunk(routeFile: string, form: string | undefined) {
  const modules = new Set<string>()

  const plugin: Plugin = {
    name: 'first-screen-chunk',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!form || !importer || !COPIED.test(source)) return null
      const copied = importer.endsWith(COPY)
      const asks = copied || importer === form || importer.includes(COPIES_FOR_ALL)
      if (!asks || (source.startsWith('./') && !copied)) return null
      const original = copied ? importer.slice(0, -COPY.length) : importer
      const resolved = await this.resolve(source, original, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + COPY }
    },
    load(id) {
      return id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : null
    },
    buildEnd() {
      const closure = (start: Iterable<string>) => {
        const seen = new Set(start)
        for (const id of seen) for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
        return seen
      }
      const ids = [...this.getModuleIds()]
      const initial = closure(ids.filter((id) => this.getModuleInfo(id)?.isEntry))
      const screen = closure(ids.filter((id) => id.startsWith(`${routeFile}?`)))
      modules.clear()
      for (const id of screen) if (!initial.has(id)) modules.add(id)
    },
  }
  const group = {
    name: 'first-screen',
    test: (id: string) => modules.has(id),
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}
