import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/** Every name that lucide exports, with the file of its icon. */
function iconFiles(): Map<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react')
  const index = readFileSync(join(dirname(main), '../esm/lucide-react.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(EXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

/**
 * Imports each icon from its own file. Through the package's index every screen would depend on all icons,
 * and the bundler could not put an icon into one screen's chunk.
 */
export function lucideDirect(): Plugin {
  const files = iconFiles()
  return {
    name: 'lucide-direct',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/frontend\/.*\.tsx?/, code: /from 'lucide-react'/ },
      handler(code) {
        return {
          code: code.replace(IMPORT, (_all, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '))
              .map((name) => {
                const [exported = '', local = exported] = name.split(/\s+as\s+/)
                const file = files.get(exported)
                if (!file) throw new Error(`lucide-react has no icon ${exported}`)
                return `import ${local} from 'lucide-react/icons/${file}'`
              })
              .join(';'),
          ),
          map: null,
        }
      },
    },
  }
}
