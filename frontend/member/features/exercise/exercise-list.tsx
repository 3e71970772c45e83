import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { type Exercise, type ExerciseKind, exerciseKinds } from '#contract/exercise.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RecordList } from '#member/shared/ui/record-list.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { exerciseApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { SelectFrame, selectClass } from '#shared/ui/forms/select-field.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { exerciseKindNames } from '#texts/labels.ts'
import { DeleteExercise } from './delete-exercise.tsx'
import { ExerciseCard } from './exercise-card.tsx'
import { exerciseTexts as t } from './exercise-texts.ts'

type Query = UseInfiniteQueryResult<Exercise[]>

interface ExerciseListProps {
  query: Query
  kind: ExerciseKind | undefined
  onKindChange: (kind: ExerciseKind | undefined) => void
  onAdd: () => void
  onEdit: (exercise: Exercise) => void
}

export function ExerciseList({ query, kind, onKindChange, onAdd, onEdit }: ExerciseListProps) {
  const isEmpty = query.data?.length === 0 && !kind
  return (
    <section className="min-w-0">
      <ListHeader query={query} />
      {!isEmpty && <KindFilter kind={kind} onKindChange={onKindChange} />}
      <ListBody {...{ query, kind, onKindChange, onAdd, onEdit }} />
    </section>
  )
}

function ListBody({ query, kind, onKindChange, onAdd, onEdit }: ExerciseListProps) {
  const { data: exercises, isPending, isFetchNextPageError, hasNextPage, isFetchingNextPage } = query
  if (isPending) return <SkeletonList rows={4} />
  if (exercises === undefined) {
    return (
      <Card>
        <ErrorState
          message={t('records.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  if (exercises.length === 0) {
    return (
      <Card>
        {kind ? (
          <EmptyState
            service="exercise"
            action={
              <Button variant="tint" onClick={() => onKindChange(undefined)}>
                {t('records.showAll')}
              </Button>
            }
          >
            {t('records.emptyKind')}
          </EmptyState>
        ) : (
          <EmptyState
            service="exercise"
            action={
              <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
                {t('records.emptyAction')}
              </Button>
            }
          >
            {t('records.empty')}
          </EmptyState>
        )}
      </Card>
    )
  }
  return (
    <>
      <RecordList
        label={t('records.list')}
        records={exercises}
        card={(exercise, onDelete) => (
          <ExerciseCard exercise={exercise} onEdit={() => onEdit(exercise)} onDelete={onDelete} />
        )}
        deleteDialog={(exercise, dialog) => <DeleteExercise exercise={exercise} {...dialog} />}
      />
      {hasNextPage && (
        <ShowMore
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? t('records.moreFailed') : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

function ListHeader({ query }: { query: Query }) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <h2 className="flex-1 text-18 wrap-break-word font-semibold tracking-tight">{t('records.title')}</h2>
      <ExportCsvButton
        fetchFile={() => exerciseApi.export.$get()}
        fileName={() => t('file', { day: isoDay(Date.now()) })}
      />
      <RefreshButton query={query} label={t('records.refresh')} failed={t('records.refreshFailed')} />
    </div>
  )
}

function KindFilter({ kind, onKindChange }: Pick<ExerciseListProps, 'kind' | 'onKindChange'>) {
  const id = useId()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="font-medium">
        {t('records.filter')}
      </label>
      <SelectFrame>
        <select
          id={id}
          value={kind ?? ''}
          className={selectClass}
          onChange={({ currentTarget: { value } }) =>
            onKindChange(exerciseKinds.find((known) => known === value))
          }
        >
          <option value="">{t('records.all')}</option>
          {exerciseKinds.map((value) => (
            <option key={value} value={value}>
              {exerciseKindNames[value]}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  )
}
