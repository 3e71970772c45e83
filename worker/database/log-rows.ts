import type { SealedLog } from '#contract/logs.ts'
import { sealedColumns } from '#domain/server/log-chain.ts'

/** JavaScript cannot represent larger row numbers exactly, and no log has that many rows. */
const ROW_NUMBER_MAX = Number.MAX_SAFE_INTEGER

/** The rows of a log after a row number, in insertion order. */
export function storedRowsSql(log: SealedLog, after: string | number, limit: number): string {
  return `SELECT rowid AS row_number, ${sealedColumns[log].join(', ')} FROM ${log} WHERE rowid > ${after} AND rowid <= ${ROW_NUMBER_MAX} ORDER BY rowid LIMIT ${limit}`
}
