import { and, desc, eq, sql } from 'drizzle-orm'
import type { SealedLog } from '#contract/logs.ts'
import type { Database } from '#database/client.ts'
import { storedRowsSql } from '#database/log-rows.ts'
import { logSeals } from '#database/schema/logs.ts'
import type { StoredRow } from '#domain/server/log-chain.ts'

/** The last run that sealed rows, and the rows after it. */
export async function unsealedRows(db: Database, log: SealedLog, limit: number) {
  const [last] = await db
    .select({ number: logSeals.number, throughRow: logSeals.throughRow })
    .from(logSeals)
    .where(eq(logSeals.log, log))
    .orderBy(desc(logSeals.number))
    .limit(1)
  const through = last?.throughRow ?? 0
  const rows = await db.all<StoredRow>(sql.raw(storedRowsSql(log, through, limit)))
  return { number: (last?.number ?? 0) + 1, rows }
}

/** The last seal of each of these companies. */
export async function sealHeads(db: Database, log: SealedLog, companyIds: readonly number[]) {
  const { companyId, number, hash } = logSeals
  const heads = await Promise.all(
    companyIds.map((id) =>
      db
        .select({ log: logSeals.log, companyId, number, hash })
        .from(logSeals)
        .where(and(eq(logSeals.log, log), eq(companyId, id)))
        .orderBy(desc(number))
        .limit(1),
    ),
  )
  return heads.flat()
}

/** The last seal of every company. Reads the whole chain. */
export async function allSealHeads(db: Database, log: SealedLog) {
  const companies = await db
    .selectDistinct({ companyId: logSeals.companyId })
    .from(logSeals)
    .where(eq(logSeals.log, log))
  const companyIds = companies.map(({ companyId }) => companyId)
  return sealHeads(db, log, companyIds)
}

type SealRow = typeof logSeals.$inferInsert

/** Inserts the seal unless another run has sealed rows in the meantime. */
export function insertSeal(db: Database, seal: SealRow) {
  const { log, companyId, number, run, rows, throughRow, hash, at } = seal
  return db.insert(logSeals).select(sql`
    select ${log}, ${companyId}, ${number}, ${run}, ${JSON.stringify(rows)}, ${throughRow}, ${hash}, ${at.getTime()}
    where not exists (select 1 from log_seals where log = ${log} and number >= ${number} and run <> ${run})
  `)
}
