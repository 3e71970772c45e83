import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Exercise } from '#contract/exercise.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { services } from '#member/shared/ui/services.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PeriodCard } from './chart/period-card.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { exerciseTexts as t } from './exercise-texts.ts'
import { ExerciseDialog } from './form/exercise-dialog.tsx'

const route = getRouteApi('/_app/app/exercise/')

export function ExerciseScreen() {
  const navigate = route.useNavigate()
  const dialog = useRecordDialog<Exercise>(route.useSearch(), undefined, (form, step) => {
    void navigate({
      search: ({ registrar: _, editar: __, ...rest }) => ({ ...rest, ...form }),
      ...step,
      resetScroll: false,
    })
  })
  return (
    <div className="hue" style={hueStyle(services.exercise.hue)}>
      <PageHeader
        title={t('title')}
        icon={<ServiceIcon service="exercise" size="lg" />}
        action={
          <Button icon={<Plus size={22} aria-hidden />} onClick={dialog.add}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="min-w-0">
          <PeriodCard />
        </div>
        <ExerciseList onAdd={dialog.add} />
      </div>
      <ExerciseDialog target={dialog.target} onClose={dialog.close} />
    </div>
  )
}
