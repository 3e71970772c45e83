import type { Plugin } from 'vite'

/**
 * What the first screen needs beyond the entry, in one chunk: left to itself the bundler makes one chunk for
 * each set of screens that share a module, and a first visit would ask for all of them.
 */
export function firstScreenChunk(routeFile: string) {
  const modules = new Set<string>()

  const plugin: Plugin = {
    name: 'first-screen-chunk',
    apply: 'build',
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
