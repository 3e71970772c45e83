import type { ModulePreloadOptions } from 'vite'

/** The entry has the lists, so it is there. */
const ENTRY = /(^|\/)index-/

/**
 * Which files are loaded together with a chunk: all that it imports, so that a screen needs one journey and not one for each
 * step of its imports.
 */
export const preloads: Pick<ModulePreloadOptions, 'resolveDependencies'> = {
  resolveDependencies: (_file, dependencies, { hostType }) =>
    dependencies.filter((name) => hostType === 'html' || !ENTRY.test(name)),
}
