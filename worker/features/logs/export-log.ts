import type { AuditCodes, AuditDetail } from '#contract/audit-details.ts'
import type { LogName } from '#contract/logs.ts'
import { LOG_EXPORT_ROWS } from '#contract/logs.ts'
import { recordAudit } from '#database/audit.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { cutCsvStream } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { exportCut } from '#texts/logs.ts'
import type { RowsQuery } from './logs.queries.ts'

/** The maximum number of rows, and the note in the last line if there are more. */
const cut = { rows: LOG_EXPORT_ROWS, note: exportCut({ rows: LOG_EXPORT_ROWS }) }

export type LogFile = Promise<ReadableStream<Uint8Array>>

type Filters = { [Code in keyof AuditCodes]?: AuditCodes[Code] | undefined }

interface Log<Row> {
  name: LogName
  /** The filters of the request, recorded in the audit row. */
  filters: Filters
  /** Each column's title, and its value for a row. */
  columns: readonly (readonly [title: string, show: (row: Row) => string])[]
  rows: (last: Row | undefined, limit: number) => RowsQuery<Row>
}

/** A log as CSV. The first read also writes the export's audit row; if that fails, nothing is sent. */
export async function exportLog<Row>(work: MemberWork, { name, filters, columns, rows }: Log<Row>): LogFile {
  const { db, read, write } = work
  const entry = await auditEntry(work, 'log.exported', name)
  const audit = recordAudit(db, { ...entry, subjectId: null, detail: detailOf(name, filters) })
  const cells = (row: Row) => columns.map(([, show]) => show(row))
  return cutCsvStream(
    columns.map(([title]) => title),
    cells,
    cut,
    async (last, limit) => {
      const page = rows(last, limit)
      return (await (last ? read({ page }) : write({ audit, page }))).page
    },
  )
}

export function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Filters {
  return { from, to }
}

export function detailOf(log: LogName, filters: Filters): AuditDetail {
  const set = Object.entries({ log, ...filters }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as AuditDetail
}
