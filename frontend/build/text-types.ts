import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../locales/pt/', import.meta.url))
export const generatedFile = join(folder, 'texts.gen.ts')

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Every key of one namespace with the names between its braces; plural forms are one key. */
function collect(value: unknown, path: string, into: Map<string, Set<string>>) {
  if (typeof value === 'string') {
    const key = path.replace(PLURAL, '')
    const names = into.get(key) ?? new Set<string>()
    if (key !== path) names.add('count')
    for (const [, name] of value.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)) if (name) names.add(name)
    into.set(key, names)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) collect(child, path ? `${path}.${key}` : key, into)
  }
}

/** The TypeScript that types the texts: the compiler does not read literals out of JSON. */
export function textTypes(): string {
  const namespaces = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const keys = new Map<string, Set<string>>()
      collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), '', keys)
      const lines = [...keys].map(([key, names]) => {
        const union = [...names].map((name) => `'${name}'`).join(' | ')
        return `    '${key}': ${union || 'never'}`
      })
      return `  '${basename(file, '.json')}': {\n${lines.join('\n')}\n  }`
    })
  return [
    '// Made by frontend/build/text-types.ts from the JSON beside it; not edited by hand.',
    'export interface Texts {',
    ...namespaces,
    '}',
    '',
  ].join('\n')
}

function current(): string {
  try {
    return readFileSync(generatedFile, 'utf8')
  } catch {
    return ''
  }
}

export function writeTextTypes() {
  const next = textTypes()
  if (next !== current()) writeFileSync(generatedFile, next)
}

/** Keeps the types in step while developing and at every build. */
export function textTypesPlugin(): Plugin {
  return {
    name: 'text-types',
    buildStart: writeTextTypes,
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder) || !file.endsWith('.json')) return
        try {
          writeTextTypes()
        } catch (error) {
          // Half-written JSON is being typed right now: the page shows it, and the next save mends it.
          server.config.logger.error(String(error))
        }
      })
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTextTypes()
