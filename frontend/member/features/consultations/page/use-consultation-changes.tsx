import { type ReactNode, Suspense, useState } from 'react'
import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { groupOf } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { ClinicNotice } from '../clinic-notice.tsx'
import { nameOf } from '../consultation-name.ts'
import { useCloseConsultation, useDeleteConsultation } from '../use-change-consultation.ts'

const NetworkConfirmDialog = lazyPart(
  async () => (await import('#member/shared/ui/dialogs/network-confirm-dialog.tsx')).NetworkConfirmDialog,
)

type Closing = Exclude<ConsultationStatus, 'Scheduled'>
const questions = { Completed: 'completeEarly', Cancelled: 'cancelling' } as const

export interface ConsultationChanges {
  /** Asks first if the consultation has yet to take place. */
  complete: () => void
  /** Asks first. */
  cancel: () => void
  /** Asks first. */
  remove: () => void
  isCompleting: boolean
  isDeleting: boolean
  /** The accessible name of a button: its label and the consultation. */
  nameOf: (label: string) => string
}

/** The member's actions on a consultation, and their confirmation dialog. */
export function useConsultationChanges(
  consultation: Consultation,
): ConsultationChanges & { dialog: ReactNode } {
  const closing = useCloseConsultation(consultation)
  const deleting = useDeleteConsultation(consultation)
  const [asking, setAsking] = useState<Closing>()
  const { shown: asked } = useLastShown(asking)
  const about = { name: nameOf(consultation), when: dayAndTime(consultation.date) }
  const question = asked && questions[asked]
  return {
    complete() {
      if (groupOf(consultation, Date.now()) !== 'upcoming') return closing.mutate('Completed')
      setAsking('Completed')
    },
    cancel: () => setAsking('Cancelled'),
    remove() {
      if (confirm(t('confirmDelete', about))) deleting.mutate()
    },
    isCompleting: closing.isPending && closing.variables === 'Completed',
    isDeleting: deleting.isPending,
    nameOf: (action) => t('page.named', { action, name: `${about.name}, ${about.when}` }),
    dialog: (
      <Suspense>
        {asked && question && (
          <NetworkConfirmDialog
            act={asked === 'Cancelled' ? 'cancel' : 'change'}
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
          >
            {asked === 'Cancelled' && <ClinicNotice about="cancellation" phone={consultation.phone} />}
          </NetworkConfirmDialog>
        )}
      </Suspense>
    ),
  }
}
