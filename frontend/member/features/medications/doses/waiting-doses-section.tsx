import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoseRecord, MedicationDay } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { reasonOf, useWaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { recordedIn } from '#member/shared/lib/waiting/waiting-dose.ts'
import { discard } from '#member/shared/lib/waiting/waiting-entry.ts'
import { WaitingEntries } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { time } from '#shared/lib/format/format.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { formatMoment } from '../medication-format.ts'
import { medicationsQuery } from '../medications-query.ts'
import { decisionText, useLastTaken, type WaitingDose } from './dose-waits.ts'
import { type DoseInput, decides } from './record-dose.ts'
import { SkipDialog } from './skip-dialog.tsx'
import { TakenDialog } from './taken-dialog.tsx'
import { useRecordDose } from './use-record-dose.ts'

export function WaitingDosesSection({ entries }: { entries: readonly WaitingDose[] }) {
  const [order, setOrder] = useState<number>()
  return (
    <>
      <WaitingEntries entries={entries} name={nameOf} onEdit={setOrder} />
      <WaitingDoseDialog order={order} onClose={() => setOrder(undefined)} />
    </>
  )
}

/** "Losartana 50 mg, hoje, 08:00 · Tomada: hoje, 08:05" */
const nameOf = ({ body }: WaitingDose) => `${aboutDose(body)} · ${decisionText(body.input)}`

function aboutDose({ dose }: WaitingDose['body']): string {
  return [fullName(dose), ...(dose.dueAt === null ? [] : [formatMoment(dose.dueAt)])].join(', ')
}

interface WaitingDoseDialogProps {
  /** Order of the waiting entry; closed without one. */
  order: number | undefined
  onClose: () => void
}

/** Changes what waits, or asks which of two decisions on a dose is right. */
export function WaitingDoseDialog({ order, onClose }: WaitingDoseDialogProps) {
  const entry = useWaitingEntry(order)
  return entry?.kind === 'dose' ? <EntryDialog key={order} entry={entry} onClose={onClose} /> : null
}

function EntryDialog({ entry, onClose }: { entry: WaitingDose; onClose: () => void }) {
  const { dose, input } = entry.body
  const { order, refused } = entry
  const slot = input.slot ?? null
  const recorded = refused && recordedIn(refused)
  const onScreen = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: queryKeys.medications.days, type: 'active' })
    .flatMap(({ state }) => (state.data as MedicationDay | undefined)?.doses ?? [])
    .find((one) => decides(entry.body, one))
  // It may have been undone since. While it is being replaced, the entry is no longer a refused one.
  const { shown: other } = useLastShown(recorded && (onScreen ? (onScreen.record ?? undefined) : recorded))
  const record = useRecordDose(dose, { order, replaces: other?.id })
  const medication = useQuery(medicationsQuery).data?.find(({ id }) => id === dose.medicationId)
  const lastTakenAt = useLastTaken(
    { id: dose.medicationId, lastTakenAt: medication?.lastTakenAt ?? null },
    order,
  )
  const doseKey = `${dose.medicationId}-${slot}-${order}`
  const problem = refused && (
    <Notice meaning="problem" {...(!refused.isUnknown && { title: t('dose.failed') })} role="alert">
      {reasonOf(refused)}
    </Notice>
  )
  if (other) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        tone="solid"
        title={t('conflict.title')}
        description={aboutDose(entry.body)}
        confirmLabel={t('conflict.keep')}
        onConfirm={() => {
          onClose()
          void discard(entry, nameOf(entry))
        }}
      >
        <dl className="grid gap-2">
          <Decision name={t('conflict.recorded')} decision={other} />
          <Decision name={t('conflict.here')} decision={input} />
        </dl>
        <NetworkButton
          variant="tint"
          className="mt-4 w-full"
          busy={record.isPending}
          onClick={() => void record.mutateAsync({ ...input, early: true }).then(onClose, () => undefined)}
        >
          {t('conflict.replace')}
        </NetworkButton>
      </ConfirmDialog>
    )
  }
  if (input.decision === 'skipped') {
    return (
      <SkipDialog
        open
        onClose={onClose}
        doseKey={doseKey}
        name={fullName(dose)}
        time={time(dose.dueAt ?? Date.now())}
        initial={input.reason ?? ''}
        problem={problem}
        busy={record.isPending}
        onSkip={(reason) => record.mutateAsync({ decision: 'skipped', slot, reason })}
      />
    )
  }
  return (
    <TakenDialog
      open
      onClose={onClose}
      doseKey={doseKey}
      title={t('dose.takeTitle')}
      about={aboutDose(entry.body)}
      interval={medication?.kind === 'as_needed' ? { ...medication, lastTakenAt } : undefined}
      initial={input.takenAt ? wallClockOf(new Date(input.takenAt)) : undefined}
      problem={problem}
      onSave={(takenAt) => record.mutateAsync({ decision: 'taken', slot, takenAt, early: true })}
    />
  )
}

function Decision({ name, decision }: { name: string; decision: DoseRecord | DoseInput }) {
  return (
    <div>
      <dt className="text-14 text-soft">{name}</dt>
      <dd className="font-semibold">{decisionText(decision)}</dd>
      {decision.reason && (
        <dd className="text-14 break-words">{t('day.reason', { reason: decision.reason })}</dd>
      )}
    </div>
  )
}
