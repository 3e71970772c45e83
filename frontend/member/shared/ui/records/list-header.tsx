import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import type { HistoryResult } from './record-history.tsx'

interface ListHeaderProps<Row> {
  title: string
  query: HistoryResult<Row>
  refresh: { label: string; failed: string }
  fetchFile: () => Promise<Response>
  fileName: () => string
}

/** Shown above a list of records: its title, the export and the refresh. */
export function ListHeader<Row>({ title, query, refresh, fetchFile, fileName }: ListHeaderProps<Row>) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <h2 className="flex-1 text-18 wrap-break-word font-semibold tracking-tight">{title}</h2>
      <ExportCsvButton fetchFile={fetchFile} fileName={fileName} />
      <RefreshButton query={query} label={refresh.label} failed={refresh.failed} />
    </div>
  )
}
