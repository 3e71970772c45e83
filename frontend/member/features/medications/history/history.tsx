import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type DayDose, doseOutcomes, type Medication, type MedicationHistory } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { dayAndTime, time } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { NextPage } from '#shared/ui/show-more.tsx'
import { DoseStateBadge } from '../doses/dose-state.tsx'
import { outcomeParameter } from '../medications-parameters.ts'
import { historyQuery } from '../medications-query.ts'

const outcomeOptions = doseOutcomes.map((value) => ({ value, label: t(`adherence.table.${value}`) }))

/** A medication's doses with their outcome, newest first. */
export function History({ medication }: { medication: Medication }) {
  const list = useListFilter(outcomeParameter)
  const query = useInfiniteQuery(historyQuery(medication.id, list.filter))
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('details.history')}</h2>
      <ListFilters
        list={list}
        search={{ label: t('history.search'), help: t('history.searchHelp') }}
        choice={{ label: t('history.outcome'), allLabel: t('history.all'), options: outcomeOptions }}
        loaded={dosesOf(query).length}
        isComplete={!query.hasNextPage && !query.isPlaceholderData}
        first={medication.startsOn}
      />
      <Doses query={query} isFiltered={list.isFiltered} />
    </Card>
  )
}

type Query = UseInfiniteQueryResult<InfiniteData<MedicationHistory>>

const dosesOf = ({ data }: Query) => data?.pages.flatMap((page) => page.doses) ?? []

function Doses({ query, isFiltered }: { query: Query; isFiltered: boolean }) {
  if (query.isPending) {
    return (
      <Loading label={t('history.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  if (!query.data) {
    return <ErrorState message={t('history.failed')} query={query} />
  }
  const doses = dosesOf(query)
  const emptyText = query.hasNextPage ? 'history.nothing' : isFiltered ? 'history.noMatch' : 'history.empty'
  return (
    <>
      <div role="status">{doses.length === 0 && <p className="py-4 text-soft">{t(emptyText)}</p>}</div>
      {doses.length > 0 && (
        <ul
          aria-label={t('history.list')}
          aria-busy={query.isPlaceholderData}
          className="divide-y divide-edge"
        >
          {doses.map((dose) => (
            <Row key={`${dose.slot}:${dose.record?.id}`} dose={dose} />
          ))}
        </ul>
      )}
      <NextPage query={query} failed={messageFor} />
    </>
  )
}

function Row({ dose: { dueAt, state, record } }: { dose: DayDose }) {
  const moment = dueAt ?? record?.takenAt ?? ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">{dayAndTime(moment)}</p>
        {record?.takenAt && dueAt !== null && (
          <p className="text-14 text-soft tabular-nums">{t('day.takenAt', { time: time(record.takenAt) })}</p>
        )}
        {dueAt === null && <p className="text-14 text-soft">{t('day.outside')}</p>}
        {record?.reason && <p className="text-14 break-words">{record.reason}</p>}
      </div>
      <DoseStateBadge state={state} />
    </li>
  )
}
