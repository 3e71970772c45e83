import { lazy, Suspense, useState } from 'react'
import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { nameOf } from './consultation-name.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { groupOf } from './group-consultations.ts'
import { useCloseConsultation, useDeleteConsultation } from './use-change-consultation.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#shared/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}))

type Closing = Exclude<ConsultationStatus, 'Scheduled'>
const questions = { Completed: 'completeEarly', Cancelled: 'cancelling' } as const

interface ConsultationActionsProps {
  consultation: Consultation
  onEdit: () => void
  /** Id of the card's title, which says which consultation a button is about. */
  describedBy: string
}

export function ConsultationActions({ consultation, onEdit, describedBy }: ConsultationActionsProps) {
  const closing = useCloseConsultation(consultation)
  const deleting = useDeleteConsultation(consultation)
  const [asking, setAsking] = useState<Closing>()
  const { shown: asked } = useLastShown(asking)
  const scheduled = consultation.status === 'Scheduled'
  const about = { name: nameOf(consultation), when: dayAndTime(consultation.date) }
  const question = asked && questions[asked]
  const button = { size: 'sm', 'aria-describedby': describedBy } as const

  function complete() {
    if (groupOf(consultation, Date.now()) !== 'upcoming') return closing.mutate('Completed')
    setAsking('Completed')
  }

  function remove() {
    if (confirm(t('confirmDelete', about))) deleting.mutate()
  }

  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2 sm:flex sm:flex-wrap sm:pl-17.5">
      {scheduled && (
        <Button {...button} busy={closing.isPending} onClick={complete}>
          {t('actions.complete')}
        </Button>
      )}
      <Button {...button} variant="quiet" onClick={onEdit}>
        {t('actions.edit')}
      </Button>
      {scheduled && (
        <Button {...button} variant="quiet" className="max-sm:px-2!" onClick={() => setAsking('Cancelled')}>
          {t('actions.cancel')}
        </Button>
      )}
      <Button {...button} variant="ghost" busy={deleting.isPending} onClick={remove}>
        {t('actions.delete')}
      </Button>
      <Suspense>
        {asked && question && (
          <ConfirmDialog
            open={asking !== undefined}
            onOpenChange={(open) => open || setAsking(undefined)}
            tone={asked === 'Completed' ? 'solid' : 'danger'}
            title={t(`${question}.title`)}
            description={t(`${question}.text`, about)}
            confirmLabel={t(`${question}.confirm`)}
            cancelLabel={t(`${question}.back`)}
            onConfirm={() => {
              setAsking(undefined)
              closing.mutate(asked)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
