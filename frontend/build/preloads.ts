import type { ModulePreloadOptions } from 'vite'

/** The signed-in frame and the home screen: where a sign-in leads, so all of it is fetched at once. */
const FRAME = /(^|\/)_app-/

/**
 * Which files the entry asks for together with a chunk. A list for each screen would stand in the entry and weigh
 * on the first load, so only the frame and the home screen have theirs; another screen's files are at hand once the
 * app has warmed up. Styles stay: nothing else would fetch them.
 */
export const preloads: Pick<ModulePreloadOptions, 'resolveDependencies'> = {
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'html' || FRAME.test(file)
      ? dependencies
      : dependencies.filter((name) => name.endsWith('.css')),
}
