import type { SealedLog } from '#contract/logs.ts'
import { sealedColumns } from '#domain/log-chain.ts'

/** The rows of a log after a row number, in the order in which they were inserted. */
export function storedRowsSql(log: SealedLog, after: string | number, limit: number): string {
  return `SELECT rowid AS row_number, ${sealedColumns[log].join(', ')} FROM ${log} WHERE rowid > ${after} ORDER BY rowid LIMIT ${limit}`
}
