import type { ReactNode } from 'react'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import type { Pages } from '#admin/shared/ui/table/paged-states.tsx'
import type { LogName, Person } from '#contract/logs.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { MemberFilter } from './filters/member-filter.tsx'
import { RangeFilter } from './filters/range-filter.tsx'
import { RequestFilter } from './filters/request-filter.tsx'
import { LogEmpty, logTexts } from './log-empty.tsx'
import { LogsFrame } from './logs-frame.tsx'
import { countFilters, type Range } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { PagedTable } from './paged-table.tsx'

interface Select {
  /** Name of the search parameter. */
  key: string
  label: string
  emptyLabel: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
}

interface LogScreenProps<Row> {
  log: LogName
  search: Range & { person?: string; request?: string }
  /** Replaces the filters in the URL. */
  onSearch: (search: Record<string, unknown>) => void
  pages: Pages & { data: { pages: { items: Row[]; person: Person | null }[] } | undefined }
  columns: readonly Column<Row>[]
  selects: readonly Select[]
  hasMemberFilter?: boolean
  hasRequestFilter?: boolean
  fetchFile: () => Promise<{ blob(): Promise<Blob> }>
  /** Shown above the table. */
  action?: ReactNode
}

/** One log: filters, table and CSV export. */
export function LogScreen<Row extends { id: string }>({
  log,
  search,
  onSearch,
  pages,
  columns,
  selects,
  hasMemberFilter = false,
  hasRequestFilter = false,
  fetchFile,
  action,
}: LogScreenProps<Row>) {
  const filterCount = countFilters(search)
  const change = (part: Record<string, string>) => onSearch({ ...search, ...part })
  return (
    <LogsFrame
      log={log}
      fetchFile={fetchFile}
      filterCount={filterCount}
      filters={
        <>
          {hasMemberFilter && (
            <MemberFilter
              name={search.person && (pages.data?.pages[0]?.person?.fullName ?? undefined)}
              onChange={(person) => change({ person })}
            />
          )}
          {selects.map(({ key, value, ...select }) => (
            <SelectField
              key={key}
              {...select}
              value={value ?? ''}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          ))}
          <RangeFilter range={search} onChange={change} />
          {hasRequestFilter && (
            <RequestFilter value={search.request ?? ''} onChange={(request) => change({ request })} />
          )}
        </>
      }
    >
      {action}
      <PagedTable
        caption={t(`${log}.caption`)}
        columns={columns}
        rows={pages.data?.pages.flatMap((page) => page.items)}
        rowKey={({ id }) => id}
        pages={pages}
        texts={logTexts}
        empty={<LogEmpty onClear={filterCount > 0 ? () => onSearch({}) : undefined} />}
      />
    </LogsFrame>
  )
}
