import { useState } from 'react'
import type { DoseRecord } from '#contract/medications.ts'
import type { DueDose } from '#contract/now.ts'
import { t } from '#locales/medications.ts'
import { capitalize, formatAmount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { useCanWait, useWaiting, WAITS } from '#member/shared/lib/waiting/waiting.ts'
import { stateText } from '#member/shared/lib/waiting/waiting-entry.ts'
import { NowRow } from '#member/shared/ui/now-row.tsx'
import { time } from '#shared/lib/format/format.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { formatMoment } from '../medication-format.ts'
import { decisionText, waitingFor } from './dose-waits.ts'
import { useRecordDose, useUndoDose } from './use-record-dose.ts'

interface DueDoseRowProps {
  dose: DueDose
  /** Whether the server still lists the dose as due, after what this row recorded. */
  isOpen: (since: number) => boolean
  onRecorded: () => void
}

/** A due dose that can be recorded in place. The row stays, with its undo, until the screen is left. */
export function DueDoseRow({ dose, isOpen, onRecorded }: DueDoseRowProps) {
  const { slot, dueAt, form, unitsPerDose } = dose
  const record = useRecordDose(dose, { hasUndo: true })
  const mayWait = useCanWait()
  const undo = useUndoDose()
  const [recorded, setRecorded] = useState<{ record: DoseRecord; at: number }>()
  const waiting = waitingFor(dose, useWaiting('dose'))
  const taken = recorded && !isOpen(recorded.at) ? recorded.record : undefined
  const words = { name: fullName(dose), time: time(dueAt) }

  function take() {
    record.mutate(
      { decision: 'taken', slot },
      {
        onSuccess: (saved) => {
          // Stays due until it is sent.
          if (saved === WAITS) return
          setRecorded({ record: saved, at: Date.now() })
          onRecorded()
        },
      },
    )
  }

  const amount = capitalize(formatAmount(unitsPerDose, form))
  return (
    <NowRow
      service="medications"
      title={words.name}
      link={waiting && { to: memberPaths.medications }}
      text={
        waiting
          ? `${decisionText(waiting.body.input)} · ${stateText(waiting)}`
          : taken?.takenAt
            ? t('day.takenAt', { time: time(taken.takenAt) })
            : t('now.due', { when: formatMoment(dueAt), amount })
      }
      action={
        waiting ? undefined : taken ? (
          <NetworkButton
            key="undo"
            size="sm"
            variant="quiet"
            busy={undo.isPending}
            aria-label={t('dose.undoName', words)}
            onClick={() => undo.mutate(taken.id, { onSuccess: () => setRecorded(undefined) })}
          >
            {t('dose.undo')}
          </NetworkButton>
        ) : (
          <NetworkButton
            key="take"
            needsNetwork={!mayWait}
            size="sm"
            busy={record.isPending}
            aria-label={t('dose.takeName', words)}
            onClick={take}
          >
            {t('dose.take')}
          </NetworkButton>
        )
      }
    />
  )
}
