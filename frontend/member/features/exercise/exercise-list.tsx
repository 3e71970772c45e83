import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { exerciseKinds } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { useWaiting, withoutListed } from '#member/shared/lib/waiting/waiting.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { ListHeader } from '#member/shared/ui/records/list-header.tsx'
import { listedIn, RecordHistory } from '#member/shared/ui/records/record-history.tsx'
import { WaitingRecords } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { exerciseApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { exerciseKindNames } from '#texts/labels.ts'
import { exercisesQuery } from './exercise-queries.ts'
import { ExerciseRow } from './exercise-row.tsx'
import { exerciseSummary } from './exercise-when.ts'
import { kindParameter } from './kind-parameter.ts'

const kindOptions = exerciseKinds.map((value) => ({ value, label: exerciseKindNames[value] }))

interface ExerciseListProps {
  onAdd: () => void
  /** @param order of the waiting entry */
  onEditWaiting: (order: number) => void
}

export function ExerciseList({ onAdd, onEditWaiting }: ExerciseListProps) {
  const list = useListFilter(kindParameter)
  const query = useInfiniteQuery(exercisesQuery(list.filter))
  const waiting = withoutListed(useWaiting('exercise'), query.data?.entries)
  const isEmpty =
    query.data?.entries.length === 0 && waiting.length === 0 && !list.isFiltered && !query.isPlaceholderData
  return (
    <section className="min-w-0">
      {!isEmpty && (
        <ListHeader
          title={t('records.title')}
          query={query}
          refresh={{ label: t('records.refresh'), failed: t('records.refreshFailed') }}
          fetchFile={() => exerciseApi.export.$get()}
          fileName={() => t('file', { day: isoDay(Date.now()) })}
        />
      )}
      <WaitingRecords nameOf={exerciseSummary} entries={waiting} onEdit={onEditWaiting} />
      <RecordHistory
        service="exercise"
        query={query}
        list={list}
        texts={t.sentences.records}
        filters={
          <ListFilters
            {...listedIn(query)}
            list={list}
            search={{ label: t('records.search'), help: t('records.searchHelp') }}
            choice={{ label: t('records.filter'), allLabel: t('records.all'), options: kindOptions }}
          />
        }
        empty={waiting.length === 0 && <NoActivities onAdd={onAdd} />}
        dateOf={({ startedAt }) => startedAt}
        row={(exercise) => <ExerciseRow exercise={exercise} />}
      />
    </section>
  )
}

function NoActivities({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyCard
      service="exercise"
      action={
        <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
          {t('form.addTitle')}
        </Button>
      }
    >
      {t('records.empty')}
    </EmptyCard>
  )
}
