import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const TEXT_FOLDERS = ['frontend/locales', 'worker/contract/locales']
/** Shorter texts also occur inside English words. */
const MIN_CHARACTERS = 5
/** Letters that English does not use. */
const PORTUGUESE = /[ãõçáéíóúâêô]/i
/** String literals of scripts with such a letter. */
const PORTUGUESE_LITERALS = /([`'"])[^`'"\n]{0,80}[ãõçáéíóúâêô][^`'"\n]{0,80}\1/gi

/**
 * Texts that also occur in other languages: addresses, which are single words without accents, names of fonts, and
 * units of laboratories.
 */
const ELSEWHERE = /^([a-z-]+|Regular|Local|[\dµ.,]*[A-Za-z]*\/[^ ]+( m²)?|mL\/min\/1,73 m²)$/

const output = mkdtempSync(join(tmpdir(), 'viver-bem-english-'))
const filesOf = (app: string, pattern: string) =>
  globSync(`${output}/${app}/${pattern}`).map((file) => ({
    name: file.slice(output.length),
    content: readFileSync(file, 'utf8'),
  }))

let portuguese: string[] = []

beforeAll(async () => {
  const [pt, en] = await Promise.all(['pt', 'en'].map(textsOf))
  const english = [...(en ?? [])].join('\n')
  portuguese = [...(pt ?? [])].filter(
    (text) => text.length >= MIN_CHARACTERS && !english.includes(text) && !ELSEWHERE.test(text),
  )
  await Promise.all(['member', 'admin'].map(buildApp))
}, 120_000)
afterAll(() => rmSync(output, { recursive: true }))

async function buildApp(app: string): Promise<void> {
  const { default: config } = await import(`../vite.${app}.ts`)
  await build({
    ...config,
    plugins: await withoutFewChunks(config.plugins),
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir: join(output, app) },
  })
}

/** Dividing the modules among files changes no text and takes a build of its own. */
async function withoutFewChunks(option: PluginOption): Promise<PluginOption[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(withoutFewChunks))).flat()
  return plugin && plugin.name !== 'few-chunks' ? [plugin] : []
}

/** Every text of a language, split at its placeholders. */
async function textsOf(language: string): Promise<Set<string>> {
  const files = TEXT_FOLDERS.flatMap((folder) => globSync(`${folder}/${language}/*.ts`))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return new Set(
    modules
      .flatMap(stringsIn)
      .flatMap((text) => text.split(/\{\{\w+\}\}/))
      .map((text) => text.trim()),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && ['object', 'function'].includes(typeof value) ? Object.values(value).flatMap(stringsIn) : []
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

/** The Portuguese texts in `content`, other than as part of a longer word. */
function portugueseIn(content: string): string[] {
  return portuguese.filter((text) => {
    let at = content.indexOf(text)
    while (at >= 0 && (isLetter(content[at - 1]) || isLetter(content[at + text.length])))
      at = content.indexOf(text, at + 1)
    return at >= 0
  })
}

describe.each([
  ['member', 11],
  ['admin', 3],
])('the %s app built in English', (app, pageCount) => {
  it('has no Portuguese in any public page', () => {
    const pages = filesOf(app, '*.html')
    expect(pages).toHaveLength(pageCount)
    for (const { name, content: page } of pages) {
      const content = page.replace(/<style>.*?<\/style>/gs, '')
      expect(content, name).toContain('<html lang="en-GB"')
      expect(portugueseIn(content), name).toEqual([])
      expect(content.match(PORTUGUESE), name).toBeNull()
    }
  })

  it('has no Portuguese text in any script', () => {
    // pdf.js knows fonts and glyphs by their names in many encodings.
    const scripts = filesOf(app, 'assets/*.js').filter(({ name }) => !name.includes('/pdf.worker-'))
    expect(scripts.length).toBeGreaterThan(10)
    for (const { name, content } of scripts) {
      expect(portugueseIn(content), name).toEqual([])
      expect(content.replaceAll('Brasília', '').match(PORTUGUESE_LITERALS) ?? [], name).toEqual([])
    }
  })
})

it('has no Portuguese in the web app manifest', () => {
  const [manifest] = filesOf('member', 'manifest.webmanifest')
  expect(JSON.parse(manifest?.content ?? '')).toMatchObject({
    lang: 'en-GB',
    shortcuts: [{ name: 'Membership card' }, { name: "Today's doses" }, { name: 'New consultation' }],
  })
  expect(portugueseIn(manifest?.content ?? '')).toEqual([])
})
