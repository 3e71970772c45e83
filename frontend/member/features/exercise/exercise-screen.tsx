import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Exercise } from '#contract/exercise.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { services } from '#member/shared/ui/services.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { exercisesQuery, kindFromSearch } from './exercise-queries.ts'
import { exerciseTexts as t } from './exercise-texts.ts'
import { ExerciseDialog } from './form/exercise-dialog.tsx'
import { WeekCard } from './week/week-card.tsx'

export function ExerciseScreen() {
  const kind = kindFromSearch(useSearch({ from: '/_app/app/exercise' }))
  const navigate = useNavigate({ from: '/app/exercise' })
  const query = useInfiniteQuery(exercisesQuery(kind))
  const dialog = useExerciseDialog(query.data)
  return (
    <div className="hue" style={hueStyle(services.exercise.hue)}>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="exercise" size="lg" />}
        action={
          <Button icon={<Plus size={22} aria-hidden />} onClick={dialog.add}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 max-md:pb-16 lg:grid-cols-2">
        <div className="lg:sticky lg:top-6">
          <WeekCard />
        </div>
        <ExerciseList
          query={query}
          kind={kind}
          onKindChange={(chosen) =>
            void navigate({ search: chosen ? { tipo: chosen } : {}, replace: true, resetScroll: false })
          }
          onAdd={dialog.add}
          onEdit={dialog.edit}
        />
      </div>
      <ExerciseDialog target={dialog.target} onClose={dialog.close} />
    </div>
  )
}

function useExerciseDialog(exercises: readonly Exercise[] | undefined) {
  const search = useSearch({ from: '/_app/app/exercise' })
  const navigate = useNavigate({ from: '/app/exercise' })
  return useRecordDialog(search, exercises, (form, step) => {
    void navigate({
      search: ({ tipo }) => ({ ...(tipo && { tipo }), ...form }),
      ...step,
      resetScroll: false,
    })
  })
}
