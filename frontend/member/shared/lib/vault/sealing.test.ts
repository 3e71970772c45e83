import * as fakeIndexedDb from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { VAULT } from '#shared/lib/session/forget-vault.ts'
import { queryKeys } from '../query-keys.ts'
import { makeLock, type Sealed, seal, unseal } from './sealing.ts'

// Separate modules: other test files replace the vault.
vi.resetModules()
vi.doUnmock('./vault.ts')
const { openVault } = await import('./vault.ts')
const { restoreQueries } = await import('./kept-queries.ts')

afterAll(() => void vi.resetModules())

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, type)
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
  vi.stubGlobal('localStorage', { getItem: () => null })
})

const withBitFlippedAt = (place: number, bytes: Uint8Array<ArrayBuffer>) =>
  bytes.map((byte, index) => (index === place ? byte ^ 1 : byte))

const tamperings: Record<string, (sealed: Sealed) => Sealed> = {
  'the nonce': ({ nonce, bytes }) => ({ nonce: withBitFlippedAt(0, nonce), bytes }),
  'the text': ({ nonce, bytes }) => ({ nonce, bytes: withBitFlippedAt(0, new Uint8Array(bytes)).buffer }),
  'the tag': ({ nonce, bytes }) => {
    const last = bytes.byteLength - 1
    return { nonce, bytes: withBitFlippedAt(last, new Uint8Array(bytes)).buffer }
  },
  'the length': ({ nonce, bytes }) => ({ nonce, bytes: bytes.slice(1) }),
}

it('opens what was encrypted, and nothing of which one bit, the member or the key is another', async () => {
  const { lock } = await makeLock('m1')
  const sealed = await seal(lock, 'Losartana')
  const { lock: another } = await makeLock('m1')
  const attempts = {
    untouched: unseal(lock, sealed),
    member: unseal({ ...lock, memberId: 'm2' }, sealed),
    key: unseal(another, sealed),
    ...Object.fromEntries(
      Object.entries(tamperings).map(([name, tamper]) => [name, unseal(lock, tamper(sealed))]),
    ),
  }
  const outcomes = Object.entries(attempts).map(async ([name, attempt]) => {
    const outcome = await attempt.catch((error: Error) => error.name)
    return [name, outcome]
  })
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual({
    untouched: 'Losartana',
    member: 'OperationError',
    key: 'OperationError',
    'the nonce': 'OperationError',
    'the text': 'OperationError',
    'the tag': 'OperationError',
    'the length': 'OperationError',
  })
})

const member = { id: 'm1', fullName: 'Ivo Prado', email: 'ivo@exemplo.com.br', status: 'approved' }

/** Keeps the member's session in the vault. */
async function keep(): Promise<void> {
  const write = await openVault('m1', false)
  await write(JSON.stringify({ queries: [{ key: queryKeys.session, data: member, at: Date.now() }] }))
}

/** The session that a start finds in the vault. */
async function restored(): Promise<unknown> {
  const client = createQueryClient()
  await restoreQueries(client, true, () => true)
  return client.getQueryData(queryKeys.session)
}

it.each(Object.entries(tamperings))(
  'starts without the vault, and keeps data anew, where somebody has changed %s',
  async (_name, tamper) => {
    await keep()
    expect(await restored()).toEqual(member)
    const database = await openDB(VAULT)
    await database.put('data', tamper(await database.get('data', 'data')), 'data')
    database.close()

    expect(await restored()).toBeUndefined()
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
    await keep()
    expect(await restored()).toEqual(member)
  },
)
