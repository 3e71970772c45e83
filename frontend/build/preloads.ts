import type { ModulePreloadOptions } from 'vite'

/** The signed-in frame and the home screen, which every sign-in opens: their files are preloaded together. */
const FRAME = /(^|\/)_app-/

/** The entry has the lists, so it is there. */
const ENTRY = /(^|\/)index-/

/**
 * Which files are loaded together with a chunk. The lists are part of the entry and of the first load, so only the
 * frame and the home screen have one; `usePreloadScreens` fetches the files of other screens later. Stylesheets are
 * always listed: nothing else loads them.
 */
export const preloads: Pick<ModulePreloadOptions, 'resolveDependencies'> = {
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'html' || FRAME.test(file)
      ? dependencies.filter((name) => hostType === 'html' || !ENTRY.test(name))
      : dependencies.filter((name) => name.endsWith('.css')),
}
