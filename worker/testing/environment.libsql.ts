import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import type { Bindings } from '#platform/bindings.ts'
import { INSERT_COMPANY, OPEN_STATUS_CHECK } from '#worker/seed/company.ts'
import { movedBucket } from './moved-bucket.ts'
import type { Recording } from './recording-d1.ts'

/** Round trips are counted on D1 only. */
export const recording: Recording | undefined = undefined

/** Miniflare takes a second of CPU time to load and start, and few test files store files. */
async function openBucket(folder: string): Promise<R2Bucket> {
  const { Miniflare } = await import('miniflare')
  const files = new Miniflare({
    cf: false,
    // Its times are those of the file system, not of the tests' clock.
    enableDevRegistry: false,
    workers: [
      {
        config: {
          name: 'files',
          compatibilityDate: '2026-10-01',
          manifest: {
            mainModule: 'main.mjs',
            modulesRoot: folder,
            modules: { 'main.mjs': { type: 'esm', contents: 'export default {}' } },
          },
          env: { FILES: { type: 'r2', name: 'files' } },
          exports: {},
        },
      },
    ],
  })
  return (await files.getR2Bucket('FILES')) as unknown as R2Bucket
}

/** An R2 bucket that is opened by its first call. */
function lazyBucket(folder: string): R2Bucket {
  let bucket: Promise<R2Bucket> | undefined
  return new Proxy({} as R2Bucket, {
    get(_, method: string) {
      // The bucket itself must not look like a promise, so that an async function can return it.
      if (method === 'then') return undefined
      return async (...args: unknown[]) => {
        bucket ??= openBucket(folder)
        const opened = await bucket
        return Reflect.apply(Reflect.get(opened, method), opened, args)
      }
    },
  })
}

const newFolder = () => mkdtemp(join(tmpdir(), 'viver-bem-'))

let migrated: Promise<string> | undefined
/** The file of a database with all migrations and the company. */
async function migratedFile(): Promise<string> {
  const file = join(await newFolder(), 'migrated.db')
  const client = createClient({ url: `file:${file}` })
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  await client.execute(INSERT_COMPANY)
  await client.execute(OPEN_STATUS_CHECK)
  client.close()
  return file
}

/** The API's bindings over a real libSQL file with the same migrations and the company. */
export async function openEnvironment(): Promise<Bindings> {
  migrated ??= migratedFile()
  const folder = await newFolder()
  const file = join(folder, 'test.db')
  await copyFile(await migrated, file)
  const { MEMBER_URL, ADMIN_URL, MAIL_FROM, SESSION_KEYS, ADMIN_SESSION_KEYS, PASSWORD_PEPPER, DATA_KEY } =
    process.env as unknown as Bindings
  return {
    MEMBER_URL,
    ADMIN_URL,
    MAIL_FROM,
    SESSION_KEYS,
    ADMIN_SESSION_KEYS,
    PASSWORD_PEPPER,
    DATA_KEY,
    LIBSQL_URL: `file:${file}`,
    FILES: movedBucket(lazyBucket(folder)),
  }
}
