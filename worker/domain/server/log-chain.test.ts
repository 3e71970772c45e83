import { expect, it } from 'vitest'
import { hashRow, hashSeal, type StoredRow, verifyChain } from './log-chain.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

const row = {
  row_number: 7,
  id: 'a',
  company_id: 1,
  at: 1000,
  action: 'sleep.added',
  detail: null,
} as StoredRow

async function chain() {
  const hash = await hashRow('audit_log', row)
  const seal = {
    log: 'audit_log' as const,
    companyId: 1,
    number: 1,
    rows: [['a', hash] as const],
    throughRow: 7,
    at: 1,
  }
  const sealed = { ...seal, hash: await hashSeal('', seal) }
  return { hash, sealed, rows: new Map([['a', { number: 7, hash, at: 1000 }]]) }
}

it('covers every column of a row, but not its number', async () => {
  const { hash } = await chain()
  expect(await hashRow('audit_log', { ...row, row_number: 8 })).toBe(hash)
  for (const change of [
    { at: 1001 },
    { action: 'x' },
    { detail: '{}' },
    { company_id: 2 },
    { actor_id: 'b' },
  ])
    expect(await hashRow('audit_log', { ...row, ...change })).not.toBe(hash)
  expect(await hashRow('access_log', row)).not.toBe(hash)
})

it('accepts what was sealed, and a removal that belongs only to this chain', async () => {
  const { sealed, rows } = await chain()
  const head = { log: sealed.log, companyId: 1, number: 1, hash: sealed.hash }
  expect(await verifyChain({ seals: [sealed], rows, heads: [head], removals: [] }, NOW)).toMatchObject({
    fault: undefined,
    sealed: 1,
  })
  const removal = { log: sealed.log, companyId: 1, throughNumber: 1, throughHash: sealed.hash }
  expect(
    await verifyChain({ seals: [sealed], rows: new Map(), heads: [head], removals: [removal] }, NOW),
  ).toMatchObject({ fault: undefined, removed: 1 })
  const other = { ...removal, throughHash: 'of another chain' }
  expect(
    await verifyChain({ seals: [sealed], rows: new Map(), heads: [head], removals: [other] }, NOW),
  ).toMatchObject({ fault: { kind: 'row_missing', row: 'a' } })
})

it('lets a row wait ten minutes for its seal', async () => {
  const { hash, sealed, rows } = await chain()
  const withRow = (number: number, at: number) =>
    verifyChain(
      { seals: [sealed], rows: new Map([...rows, ['b', { number, hash, at }]]), heads: [], removals: [] },
      NOW,
    )
  const now = NOW.getTime()
  expect(await withRow(8, now - 600_000)).toMatchObject({ fault: undefined, unsealed: 1 })
  for (const at of [0, now - 600_001, now + 600_001])
    expect(await withRow(8, at)).toMatchObject({ fault: { kind: 'row_unsealed', row: 'b' } })
  expect(await withRow(7, now)).toMatchObject({ fault: { kind: 'row_added', row: 'b' } })
})
