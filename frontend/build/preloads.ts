import type { ModulePreloadOptions } from 'vite'

/** The entry contains the lists, so it is already loaded. */
const ENTRY = /(^|\/)index-/

/**
 * Loads everything that a chunk imports together with it, so that a screen needs one round trip instead of one per
 * level of imports.
 */
export const preloads: Pick<ModulePreloadOptions, 'resolveDependencies'> = {
  resolveDependencies: (_file, dependencies, { hostType }) =>
    dependencies.filter((name) => hostType === 'html' || !ENTRY.test(name)),
}
