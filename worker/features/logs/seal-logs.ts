import { type SealedLog, sealedLogs } from '#contract/logs.ts'
import { runBatch } from '#database/batch.ts'
import { hashRow, hashSeal, type StoredRow } from '#domain/server/log-chain.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import type { Work } from '#platform/work.ts'
import { insertSeal, sealHeads, unsealedRows } from './seal-logs.queries.ts'

/** Rows per seal, about 45 KB. */
const BATCH_SIZE = 500

type Tools = Pick<Work, 'clock' | 'db'>

/** Seals the new rows of both logs, company by company. Only one of two concurrent runs writes. */
export async function sealLogs(tools: Tools, limits: BatchLimits): Promise<void> {
  for (const log of sealedLogs) {
    await runBatches(tools.clock, limits, BATCH_SIZE, () => sealBatch(tools, log))
  }
}

async function sealBatch({ db, clock }: Tools, log: SealedLog): Promise<number> {
  const { number, rows } = await unsealedRows(db, log, BATCH_SIZE)
  const throughRow = rows.at(-1)?.row_number
  if (throughRow === undefined) return 0
  const companies = byCompany(rows)
  const last = await sealHeads(db, log, [...companies.keys()])
  const heads = new Map(last.map(({ companyId, hash }) => [companyId, hash]))
  const run = crypto.randomUUID()
  const at = clock.now()
  const seals = await Promise.all(
    [...companies].map(async ([companyId, own]) => {
      const hashed = own.map(async (row): Promise<[string, string]> => [row.id, await hashRow(log, row)])
      const seal = { log, companyId, number, rows: await Promise.all(hashed), throughRow }
      const hash = await hashSeal(heads.get(companyId) ?? '', { ...seal, at: at.getTime() })
      return { ...seal, run, hash, at }
    }),
  )
  await runBatch(db, { seals: seals.map((seal) => insertSeal(db, seal)) })
  return rows.length
}

function byCompany(rows: readonly StoredRow[]): Map<number, StoredRow[]> {
  return Map.groupBy(rows, ({ company_id }) => company_id)
}
