import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const COPY = '?first-screen'
const COPIED = /^valibot$|[/#]contract\/[\w-]+\.ts$|^#texts\/[\w-]+\.ts$|^\.\/[\w-]+\.ts$/
const COPIES_FOR_ALL = '/@modular-forms/'

/**
 * Gives the form of the first screen its own copies of its schemas, of their texts and of valibot. Modules shared by all
 * screens contain what any of them uses, so the first load would grow with each form of the app.
 */
export function firstFormCopies(form: string | undefined): Plugin {
  return {
    name: 'first-form-copies',
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
  }
}
