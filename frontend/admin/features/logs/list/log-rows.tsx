import { Link } from '@tanstack/react-router'
import {
  RecordHeads,
  RecordList,
  RecordRow,
  RecordSkeletons,
} from '#admin/shared/ui/workbench/record-row.tsx'
import { t } from '#locales/admin-logs.ts'
import { cx } from '#shared/ui/cx.ts'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { LogView } from '../log-view.ts'
import { ShortTime } from './log-cells.tsx'

function Heads<Row>({ view }: { view: LogView<Row> }) {
  return (
    <RecordHeads columns={view.grid} hasActions={false}>
      <span>{view.nameTitle}</span>
      {view.columns.map(({ title, className }) => (
        <span key={title} className={className}>
          {title}
        </span>
      ))}
      <span className="text-right">{view.atTitle}</span>
    </RecordHeads>
  )
}

interface LogRowsProps<Row> {
  view: LogView<Row>
  rows: readonly Row[]
  openId: string | undefined
  onOpen: (id: string) => void
}

export function LogRows<Row extends { id: string }>({ view, rows, openId, onOpen }: LogRowsProps<Row>) {
  return (
    <>
      <Heads view={view} />
      <RecordList label={t(`${view.log}.caption`)} onOpen={onOpen}>
        {rows.map((row) => (
          <RecordRow
            key={row.id}
            id={row.id}
            isOpen={row.id === openId}
            columns={view.grid}
            link={(props) => (
              <span className="grid min-w-0">
                <Link
                  to="."
                  search={(before: Record<string, unknown>) => ({ ...before, entry: row.id })}
                  {...props}
                >
                  {view.nameOf(row)}
                </Link>
                {view.peopleOf && (
                  <span className="text-14 wrap-anywhere text-soft lg:hidden @md:hidden">
                    {view.peopleOf(row)}
                  </span>
                )}
              </span>
            )}
          >
            {view.columns.map(({ title, className, cell }) => (
              <span key={title} className={cx('min-w-0 truncate text-14', className)}>
                <span className="sr-only">{title}: </span>
                {cell(row)}
              </span>
            ))}
            <ShortTime at={view.atOf(row)} />
          </RecordRow>
        ))}
      </RecordList>
    </>
  )
}

export function LogSkeleton<Row>({ view }: { view: LogView<Row> }) {
  return (
    <RecordSkeletons label={t('loading')} heads={<Heads view={view} />} columns={view.grid}>
      <span className="grid min-w-0">
        <span className="flex h-[1lh] items-center">
          <Skeleton className="h-4 w-40 max-w-full" />
        </span>
        {view.peopleOf && (
          <span className="flex h-[1lh] items-center text-14 lg:hidden @md:hidden">
            <Skeleton className="h-3 w-28 max-w-full" />
          </span>
        )}
      </span>
      {view.columns.map(({ title, className }) => (
        <span key={title} className={className}>
          <Skeleton className="h-4 w-24 max-w-full" />
        </span>
      ))}
      <Skeleton className="h-4 w-16 justify-self-end" />
    </RecordSkeletons>
  )
}
