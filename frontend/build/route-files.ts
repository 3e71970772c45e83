import type { Rolldown } from 'vite'

/** Files of the route's screen that the shell does not load already. */
export function filesOfRoute(bundle: Rolldown.OutputBundle, routeFile: string, shell: string): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || shell.includes(name) || chunk?.type !== 'chunk') return
    files.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const next of chunk.imports) add(next)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.startsWith(`${routeFile}?`))) add(name)
  }
  return [...files].filter((name) => !shell.includes(name))
}

/**
 * ES5 expression: the screen's path for the address `p`, with `$` in place of a record's id.
 * @param known an ES5 expression that tells whether `p` is itself the path of a screen
 */
export const screenPath = (known: string) => `(${known}?p:p.replace(/^(\\/app\\/[^/]+\\/)[^/]+/,'$1$$'))`

/** Files by the path of a screen. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>

/** The files of each screen below the layout, with the layout's own. */
export function filesOfScreens(
  bundle: Rolldown.OutputBundle,
  routes: string,
  layout: string,
  shell: string,
): ScreenFiles {
  const frame = filesOfRoute(bundle, `${routes}/${layout}.tsx`, shell)
  const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  const screens: Record<string, string[]> = {}
  for (const id of ids) {
    const [file] = id.split('?')
    if (!file?.startsWith(`${routes}/${layout}/`)) continue
    const path = file.slice(`${routes}/${layout}`.length).replace(/(\/index)?\.tsx$/, '')
    screens[path.replaceAll(/\/\$\w+/g, '/$') || '/'] = [
      ...new Set([...frame, ...filesOfRoute(bundle, file, shell)]),
    ]
  }
  return screens
}
