import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#locales/records.ts'
import type { ListFilterState } from '#member/shared/lib/records/use-list-filter.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { NextPage } from '#shared/ui/show-more.tsx'
import { RecordMonths } from './record-months.tsx'

/** The result of a `historyQuery`. */
export type HistoryResult<Row> = UseInfiniteQueryResult<{ entries: Row[]; first: string | undefined }>

/** What the filters need to know about the list. */
export function listedIn<Row>({ data, hasNextPage, isPlaceholderData }: HistoryResult<Row>) {
  return {
    loaded: data?.entries.length ?? 0,
    isComplete: !hasNextPage && !isPlaceholderData,
    first: data?.first,
  }
}

interface RecordHistoryProps<Row, Choice extends string> {
  service: ServiceKey
  query: HistoryResult<Row>
  /** From `useListFilter`. */
  list: ListFilterState<Choice>
  /** `name` is the list's accessible name. */
  texts: Record<'name' | 'failed' | 'moreFailed' | 'noMatches', string>
  filters?: ReactNode
  /** Shown to members without any record. */
  empty: ReactNode
  dateOf: (record: Row) => string
  row: (record: Row) => ReactNode
}

/** A member's records of one kind, grouped by month, with filters, in all states of a list. */
export function RecordHistory<Row extends { id: string }, Choice extends string>({
  service,
  query,
  list,
  texts,
  filters,
  empty,
  dateOf,
  row,
}: RecordHistoryProps<Row, Choice>) {
  const { data } = query
  if (query.isPending) return <SkeletonList />
  if (data === undefined) return <ErrorCard message={texts.failed} query={query} />
  const isEmpty = data.entries.length === 0 && !query.isPlaceholderData
  if (isEmpty && !list.isFiltered) return empty
  return (
    <>
      {filters}
      <div role="status">
        {isEmpty && (
          <EmptyCard
            service={service}
            action={
              <Button variant="tint" onClick={list.clear}>
                {t('clear')}
              </Button>
            }
          >
            {texts.noMatches}
          </EmptyCard>
        )}
      </div>
      <RecordMonths
        label={texts.name}
        records={data.entries}
        dateOf={dateOf}
        busy={query.isPlaceholderData}
        row={row}
      />
      <NextPage query={query} failed={(error) => messageFor(error, texts.moreFailed)} />
    </>
  )
}
