import type { ReactNode } from 'react'
import { DataTable, type DataTableProps, DataTableSkeleton } from '#admin/shared/ui/table/data-table.tsx'
import { PagedStates, type Pages } from '#admin/shared/ui/table/paged-states.tsx'

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined
  pages: Pages
  texts: { loading: string; failed: string; offline: string }
  empty: ReactNode
}

/** A table with keyset pagination, in each of its states: loading, empty, failed, offline, loaded. */
export function PagedTable<Row>({ rows, pages, texts, empty, ...table }: PagedTableProps<Row>) {
  return (
    <PagedStates
      isLoaded={rows !== undefined}
      pages={pages}
      texts={texts}
      skeleton={<DataTableSkeleton label={texts.loading} columns={table.columns} />}
    >
      {rows?.length ? <DataTable {...table} rows={rows} /> : empty}
    </PagedStates>
  )
}
