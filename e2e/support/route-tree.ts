import { readFileSync } from 'node:fs'

/** Every path of the app's generated route tree. */
export function pathsInTree(app: 'member' | 'admin'): string[] {
  const tree = readFileSync(new URL(`../../frontend/${app}/route-tree.gen.ts`, import.meta.url), 'utf8')
  const [, union = ''] = /\n {2}fullPaths:\n([\s\S]*?)\n {2}fileRoutesByTo/.exec(tree) ?? []
  return [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
}
