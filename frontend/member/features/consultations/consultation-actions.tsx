import { lazy, Suspense, useState } from 'react'
import type { Consultation } from '../../../../worker/contract/consultations.ts'
import { dayAndTime } from '../../../shared/lib/format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { consultationsTexts as t } from './consultations-texts.ts'
import { groupOf } from './group-consultations.ts'
import { useCloseConsultation, useDeleteConsultation } from './use-change-consultation.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../shared/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

interface ConsultationActionsProps {
  visit: Consultation
  onEdit: () => void
  /** The card's title: which visit a button is about. */
  describedBy: string
}

export function ConsultationActions({ visit, onEdit, describedBy }: ConsultationActionsProps) {
  const closing = useCloseConsultation(visit.id)
  const deleting = useDeleteConsultation(visit.id)
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const scheduled = visit.status === 'Scheduled'
  const button = { size: 'sm', 'aria-describedby': describedBy } as const

  function complete() {
    if (groupOf(visit, Date.now()) !== 'upcoming') return closing.mutate('Completed')
    setAsked(true)
    setAsking(true)
  }

  function remove() {
    if (confirm(t('confirmDelete'))) deleting.mutate()
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
        <Button {...button} variant="quiet" onClick={() => closing.mutate('Cancelled')}>
          {t('actions.cancel')}
        </Button>
      )}
      <Button {...button} variant="ghost" busy={deleting.isPending} onClick={remove}>
        {t('actions.delete')}
      </Button>
      <Suspense>
        {asked && (
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            tone="solid"
            title={t('completeEarly.title')}
            description={t('completeEarly.text', { when: dayAndTime(visit.date) })}
            confirmLabel={t('completeEarly.confirm')}
            cancelLabel={t('completeEarly.back')}
            onConfirm={() => {
              setAsking(false)
              closing.mutate('Completed')
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
