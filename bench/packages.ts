/* Tells which packages the scripts of the first screens consist of: `npm run bench:packages`, which writes its section of
   docs/performance.md. It builds both apps with source maps into a folder of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { filesOfRoute } from '../frontend/build/route-files.ts'
import { markdownTable, writeSection } from './report.ts'

/** The route files of each screen, with its layouts. */
const SCREENS = {
  member: {
    'Sign-in': ['_public', '_public/auth'],
    Home: ['_app', '_app/index'],
    Sleep: ['_app', '_app/app/sleep/index'],
  },
  admin: {
    'Dashboard: sign-in': ['entrar'],
    'Dashboard: registrations': ['_app', '_app/_registrations', '_app/_registrations/index'],
  },
}

/** Packages with less in each screen share a row, in bytes. */
const LEAST_BYTES = 1_000

type Sizes = ReadonlyMap<string, number>

async function bundleOf(app: keyof typeof SCREENS, outDir: string): Promise<Rolldown.OutputBundle> {
  let bundle: Rolldown.OutputBundle = {}
  await build({
    configFile: fileURLToPath(new URL(`../frontend/vite.${app}.ts`, import.meta.url)),
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir, sourcemap: 'hidden' },
    plugins: [
      {
        name: 'keep-bundle',
        writeBundle(_options, output) {
          bundle = output
        },
      },
    ],
  })
  return bundle
}

/** An npm package, or a folder of the repository. */
function packageOf(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, folder] = /\/((?:frontend|worker)\/[^/]+)\//.exec(source) ?? []
  return name ?? folder ?? 'bundler'
}

/** The file's compressed bytes, by package: each has its share of the characters. */
function sizesIn(file: string): Sizes {
  const code = readFileSync(file, 'utf8')
  const sources = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const share = brotliCompressSync(code).byteLength / code.length
  const sizes = new Map<string, number>()
  code.split('\n').forEach((line, number) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(number, column)
      const name = packageOf('originalSource' in entry ? entry.originalSource : '')
      sizes.set(name, (sizes.get(name) ?? 0) + share)
    }
  })
  return sizes
}

function sum(all: readonly Sizes[]): Sizes {
  const total = new Map<string, number>()
  for (const sizes of all) for (const [name, bytes] of sizes) total.set(name, (total.get(name) ?? 0) + bytes)
  return total
}

async function measure(app: keyof typeof SCREENS, outDir: string): Promise<[string, Sizes][]> {
  const bundle = await bundleOf(app, outDir)
  const routes = fileURLToPath(new URL(`../frontend/${app}/routes`, import.meta.url))
  const measured = new Map<string, Sizes>()
  const sizesOf = (file: string) => {
    const sizes = measured.get(file) ?? sizesIn(join(outDir, file))
    measured.set(file, sizes)
    return sizes
  }
  return Object.entries(SCREENS[app]).map(([screen, of]) => {
    const files = new Set(of.flatMap((route) => filesOfRoute(bundle, `${routes}/${route}.tsx`, '')))
    return [screen, sum([...files].filter((file) => file.endsWith('.js')).map(sizesOf))]
  })
}

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
try {
  const screens = [
    ...(await measure('member', join(folder, 'member'))),
    ...(await measure('admin', join(folder, 'admin'))),
  ]
  const total = sum(screens.map(([, sizes]) => sizes))
  const names = [...total.keys()].toSorted((one, other) => (total.get(other) ?? 0) - (total.get(one) ?? 0))
  const isLarge = (name: string) => screens.some(([, sizes]) => (sizes.get(name) ?? 0) >= LEAST_BYTES)
  const row = (title: string, of: readonly string[]) => [
    title,
    ...screens.map(([, sizes]) =>
      (of.reduce((bytes, name) => bytes + (sizes.get(name) ?? 0), 0) / 1000).toFixed(1),
    ),
  ]
  const lines = markdownTable([
    ['Package', ...screens.map(([screen]) => screen)],
    ...names.filter(isLarge).map((name) => row(`\`${name}\``, [name])),
    row(
      'smaller ones',
      names.filter((name) => !isLarge(name)),
    ),
    row('all', names),
  ])
  console.log(lines.join('\n'))
  writeSection('docs/performance.md', 'Packages', [
    'What the scripts consist of that the screen needs before its content, in KB (`npm run bench:packages`). A package has that share of',
    "its files' compressed bytes that it has of their characters. Files are shared, so a screen also loads a little of others.",
    '',
    ...lines,
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
