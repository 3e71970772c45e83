import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordAudit } from '#database/audit.ts'
import { openDatabase } from '#database/client.ts'
import { systemClock } from '#platform/clock.ts'
import { allSealHeads } from '#worker/features/logs/seal-logs.queries.ts'
import { sealLogs } from '#worker/features/logs/seal-logs.ts'
import { migrateLibsql } from './database.ts'
import { remoteHeads } from './log-sources.ts'
import {
  comparedWith,
  type Head,
  readSeals,
  type SignedManifest,
  signManifest,
  verifyLogs,
} from './log-verification.ts'

// Each test has its own database; the limit only ends a test that hangs.
vi.setConfig({ testTimeout: 30_000 })

const NOW = new Date('2026-11-21T12:00:00Z')
const ONCE = { maxMs: 60_000, maxBatches: 10 }
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = { type: 'pkcs8', format: 'pem' } as const
const PRIVATE_KEY = privateKey.export(pem).toString()
const PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const OTHER_KEY = generateKeyPairSync('ed25519').privateKey.export(pem).toString()

const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const newFolder = () => mkdtempSync(join(tmpdir(), 'viver-bem-log-'))
const urlIn = (folder: string) => `file:${join(folder, 'test.db')}`

/** A database folder with two runs of seals: rows a to d, then rows e and f; and the heads after each. */
async function seal() {
  const folder = newFolder()
  const url = urlIn(folder)
  await migrateLibsql({ url, token: '' }, { deployed: false })
  const db = openDatabase({ LIBSQL_URL: url })
  const add = async (ids: string) => {
    for (const id of ids) {
      const entry = { companyId: 1, at: new Date(1000), actorId: null, subjectId: id, clientIp: '::1' }
      await db.run(recordAudit(db, { ...entry, action: 'sleep.added', requestId: id }).getSQL())
    }
    await sealLogs({ db, clock: systemClock }, ONCE)
  }
  await add('abcd')
  const early = (await allSealHeads(db, 'audit_log')) as Head[]
  await add('ef')
  const heads = (await allSealHeads(db, 'audit_log')) as Head[]
  return { folder, early, heads }
}

const sealed = await seal()

async function sealedDatabase() {
  const { early, heads } = sealed
  const folder = newFolder()
  cpSync(sealed.folder, folder, { recursive: true })
  const db = openDatabase({ LIBSQL_URL: urlIn(folder) })
  const client = createClient({ url: urlIn(folder) })
  clients.push(client)
  const query = async <Row>(sql: string) =>
    (await client.execute(sql)).rows.map((row) => ({ ...row })) as Row[]
  const idOf = async (request: string) =>
    (await query<{ id: string }>(`SELECT id FROM audit_log WHERE request_id = '${request}'`))[0]?.id
  /** Changes that only the database's owner can make. */
  const tamper = async (...statements: string[]) => {
    for (const { name } of await query<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%_no_%'`,
    ))
      await client.execute(`DROP TRIGGER ${name}`)
    for (const statement of statements) await client.execute(statement)
  }
  const verify = (more: { heads?: Head[]; manifests?: SignedManifest[] } = {}) =>
    verifyLogs({ query }, { heads, manifests: [], publicKey: PUBLIC_KEY, now: NOW, ...more })
  return { db, query, idOf, tamper, verify, early }
}

const of = (request: string) => `request_id = '${request}'`

describe('verifyLogs', () => {
  it('accepts an intact log, and counts the rows that are not sealed yet', async () => {
    const { db, verify, query, early } = await sealedDatabase()
    expect(await verify()).toEqual({
      isIntact: true,
      lines: ['✓ audit_log, company 1: 6 rows intact, 0 removed with a signature, 0 not sealed yet.'],
    })
    expect((await verify({ heads: early })).isIntact).toBe(true)
    const entry = { companyId: 1, at: NOW, actorId: null, subjectId: null, clientIp: '::1' }
    await db.run(recordAudit(db, { ...entry, action: 'sleep.added', requestId: 'g' }).getSQL())
    expect((await verify()).lines[0]).toContain('6 rows intact, 0 removed with a signature, 1 not sealed yet')
    expect((await readSeals({ query }, 'audit_log', 1)).map(({ rows }) => rows.length)).toEqual([4, 2])
  })

  it.each([
    [
      'a changed row',
      'c',
      'was changed after it was sealed',
      [`UPDATE audit_log SET at = 9 WHERE ${of('c')}`],
    ],
    [
      'a replaced row',
      'c',
      'was changed after it was sealed',
      [
        `INSERT OR REPLACE INTO audit_log (id, company_id, at, action, client_ip, request_id)
         SELECT id, 1, at, 'sleep.deleted', client_ip, request_id FROM audit_log WHERE ${of('c')}`,
      ],
    ],
    ['a removed row', 'b', 'is missing', [`DELETE FROM audit_log WHERE ${of('b')}`]],
    ['a removed last row', 'f', 'is missing', [`DELETE FROM audit_log WHERE ${of('f')}`]],
    [
      'two rows in another order',
      'c',
      'stands in another order than it was sealed in',
      [
        `UPDATE audit_log SET rowid = 100 WHERE ${of('b')}`,
        `UPDATE audit_log SET rowid = 2 WHERE ${of('c')}`,
        `UPDATE audit_log SET rowid = 3 WHERE ${of('b')}`,
      ],
    ],
  ])('names the first bad row of %s', async (_what, request, sentence, statements) => {
    const { idOf, tamper, verify } = await sealedDatabase()
    const id = await idOf(request)
    await tamper(...statements)
    expect(await verify()).toEqual({
      isIntact: false,
      lines: [`✗ audit_log, company 1: row ${id} ${sentence}.`],
    })
  })

  it('names a row that was inserted among sealed ones', async () => {
    const { tamper, verify } = await sealedDatabase()
    await tamper(
      `UPDATE audit_log SET rowid = rowid + 10 WHERE ${of('e')} OR ${of('f')}`,
      `INSERT INTO audit_log (rowid, id, company_id, at, action, client_ip, request_id) VALUES (-5, 'new', 1, 1, 'x', '::1', 'n')`,
      `UPDATE audit_log SET rowid = 5 WHERE id = 'new'`,
    )
    expect((await verify()).lines).toEqual([
      '✗ audit_log, company 1: row new was inserted among sealed rows.',
    ])
  })

  it('finds a removed tail, with its seals, only by the noted head', async () => {
    const { tamper, verify } = await sealedDatabase()
    await tamper(
      `DELETE FROM audit_log WHERE ${of('e')} OR ${of('f')}`,
      'DELETE FROM log_seals WHERE number = 2',
    )
    expect(await verify()).toEqual({
      isIntact: false,
      lines: ['✗ audit_log, company 1: seal 2 is missing or differs from the noted one.'],
    })
    expect((await verify({ heads: [] })).isIntact).toBe(true)
  })

  it('finds a recomputed chain by the noted head', async () => {
    const { db, tamper, verify } = await sealedDatabase()
    await tamper(`DELETE FROM audit_log WHERE ${of('b')}`, 'DELETE FROM log_seals')
    await sealLogs({ db, clock: systemClock }, ONCE)
    expect((await verify()).lines[0]).toMatch(/seal \d is missing or differs from the noted one/)
  })

  it('finds a changed seal', async () => {
    const { tamper, verify } = await sealedDatabase()
    await tamper('UPDATE log_seals SET at = 1 WHERE number = 1')
    expect((await verify()).lines[0]).toContain('seal 1 was changed')
  })
})

describe('verifyLogs finds what no seal covers', () => {
  const forged = (rowNumber: string, at: number) =>
    `INSERT INTO audit_log (rowid, id, company_id, at, action, client_ip, request_id) VALUES (${rowNumber}, 'forged', 1, ${at}, 'member.blocked', '::1', 'n')`

  it.each(['-9223372036854775808', '-5', '-1', '0', '9007199254740993', '9223372036854775807'])(
    'a row with the number %s',
    async (rowNumber) => {
      const { tamper, verify } = await sealedDatabase()
      await tamper(forged(rowNumber, NOW.getTime()))
      expect(await verify()).toEqual({
        isIntact: false,
        lines: [
          '✗ audit_log, company 1: row forged has a row number that the database did not give.',
          '✓ audit_log, company 1: 6 rows intact, 0 removed with a signature, 0 not sealed yet.',
        ],
      })
    },
  )

  it('a row that waits for its seal for more than ten minutes', async () => {
    const { tamper, verify } = await sealedDatabase()
    await tamper(forged('7', NOW.getTime() - 11 * 60_000))
    expect(await verify()).toEqual({
      isIntact: false,
      lines: ['✗ audit_log, company 1: row forged has not been sealed for more than ten minutes.'],
    })
  })

  it('the loss of all seals, with some rows or with all, without a noted head', async () => {
    const { tamper, verify } = await sealedDatabase()
    await tamper('DELETE FROM log_seals', `DELETE FROM audit_log WHERE ${of('a')}`)
    const lost = '✗ audit_log: its seals and its first rows are missing.'
    expect((await verify({ heads: [] })).lines).toEqual([
      lost,
      expect.stringContaining('has not been sealed for more than ten minutes'),
    ])
    await tamper('DELETE FROM audit_log')
    expect(await verify({ heads: [] })).toEqual({ isIntact: false, lines: [lost] })
  })
})

describe('noted heads', () => {
  const missing = { failed: true, stdout: '', stderr: 'X [ERROR] The specified key does not exist.' }
  const head: Head = { log: 'audit_log', companyId: 1, number: 1, hash: 'h' }
  const note = { failed: false, stdout: JSON.stringify({ heads: [head] }), stderr: '' }

  it('are read from the last 31 days, of which some have none', async () => {
    const asked: string[] = []
    const heads = await remoteHeads(NOW, async (args) => {
      asked.push(args[3] ?? '')
      return asked.length === 2 ? note : missing
    })
    expect(heads).toEqual([head])
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([
      31,
      'viver-bem-files/log-heads/2026-11-21.json',
      'viver-bem-files/log-heads/2026-10-22.json',
    ])
  })

  it('are not taken as missing if the bucket cannot be read', async () => {
    const refused = { failed: true, stdout: '', stderr: 'Authentication error [code: 10000]' }
    await expect(remoteHeads(NOW, async () => refused)).rejects.toThrow('wrangler cannot read')
  })

  it('are requested loudly if there are none', () => {
    expect(comparedWith([head])).toBe('Compared with 1 noted heads.')
    expect(comparedWith([])).toContain('WARNING')
  })
})

describe('a removal for retention', () => {
  async function removal(key: string) {
    const database = await sealedDatabase()
    const [first] = await readSeals({ query: database.query }, 'audit_log', 1)
    if (!first) throw new Error('No seal')
    const { number: throughNumber, hash: throughHash, throughRow } = first
    const manifest = signManifest(
      {
        log: 'audit_log',
        companyId: 1,
        throughNumber,
        throughHash,
        throughRow,
        rowCount: 4,
        reason: 'retention',
        signedAt: '2026-11-20T12:00:00.000Z',
      },
      key,
    )
    return { ...database, manifest, first }
  }

  it('is refused by the database without a stored manifest, and accepted for its rows with one', async () => {
    const { query, manifest, first, verify } = await removal(PRIVATE_KEY)
    const remove = (throughRow: number) => query(`DELETE FROM audit_log WHERE rowid <= ${throughRow}`)
    await expect(remove(first.throughRow)).rejects.toThrow('append-only')
    await query(
      `INSERT INTO log_removals (id, log, company_id, through_row, at, manifest, signature)
       VALUES ('r', 'audit_log', 1, ${first.throughRow}, 1, '${manifest.manifest}', '${manifest.signature}')`,
    )
    await expect(remove(first.throughRow + 1)).rejects.toThrow('append-only')
    await remove(first.throughRow)
    expect(await verify()).toEqual({
      isIntact: true,
      lines: ['✓ audit_log, company 1: 2 rows intact, 4 removed with a signature, 0 not sealed yet.'],
    })
  })

  it('counts with a manifest from a file, and not with one that another key signed or that was changed', async () => {
    const { idOf, tamper, manifest, verify } = await removal(PRIVATE_KEY)
    const id = await idOf('a')
    await tamper(`DELETE FROM audit_log WHERE ${of('a')} OR ${of('b')}`)
    expect((await verify({ manifests: [manifest] })).isIntact).toBe(true)
    const missing = [`✗ audit_log, company 1: row ${id} is missing.`]
    const forged = signManifest(JSON.parse(manifest.manifest), OTHER_KEY)
    const changed = {
      ...manifest,
      manifest: manifest.manifest.replace('"throughNumber":1', '"throughNumber":2'),
    }
    for (const manifests of [[], [forged], [changed]])
      expect((await verify({ manifests })).lines).toEqual(missing)
  })

  it('covers no row of a later seal', async () => {
    const { idOf, tamper, manifest, verify } = await removal(PRIVATE_KEY)
    const id = await idOf('e')
    await tamper(`DELETE FROM audit_log WHERE ${of('a')} OR ${of('e')}`)
    expect((await verify({ manifests: [manifest] })).lines).toEqual([
      `✗ audit_log, company 1: row ${id} is missing.`,
    ])
  })
})
