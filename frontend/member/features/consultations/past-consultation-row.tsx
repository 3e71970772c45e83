import { useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { NowRow, nowRowLinkClass } from '#member/shared/ui/now-row.tsx'
import { dayAndTime, shortDate } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { consultationTitle } from '#texts/consultations.ts'
import { consultationsTexts as t } from './consultations-texts.ts'
import { useCloseConsultation } from './use-change-consultation.ts'

/** A scheduled consultation whose time has passed; asks whether it happened. */
export function PastConsultationRow({ consultation }: { consultation: Consultation }) {
  const { date, doctorName, specialty } = consultation
  const [open, setOpen] = useState(false)
  const closing = useCloseConsultation(consultation)
  const title = t('happened.title', { day: shortDate(date) })
  const name = consultationTitle(specialty, doctorName)

  function close(status: 'Completed' | 'Cancelled') {
    closing.mutate(status, { onSettled: () => setOpen(false) })
  }

  return (
    <>
      <NowRow
        service="consultations"
        title={
          <button type="button" className={nowRowLinkClass} onClick={() => setOpen(true)}>
            {title}
          </button>
        }
        text={name}
      />
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (!closing.isPending) setOpen(next)
        }}
        size="sm"
        title={title}
        description={t('happened.text', { name, when: dayAndTime(date) })}
        footer={
          <>
            <Button
              variant="quiet"
              busy={closing.isPending && closing.variables === 'Cancelled'}
              onClick={() => close('Cancelled')}
            >
              {t('happened.no')}
            </Button>
            <Button
              busy={closing.isPending && closing.variables === 'Completed'}
              onClick={() => close('Completed')}
            >
              {t('happened.yes')}
            </Button>
          </>
        }
      />
    </>
  )
}
