import { CloudUpload } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { type DayDose, isEarlyDose } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { capitalize, formatAmount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { clocksDiffer } from '#member/shared/lib/time-zones.ts'
import { recordOf, useCanWait } from '#member/shared/lib/waiting/waiting.ts'
import { discard, stateText } from '#member/shared/lib/waiting/waiting-entry.ts'
import { isoDay, time } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { formatMoment } from '../medication-format.ts'
import { DoseStateBadge } from './dose-state.tsx'
import { decisionText, type ShownDose, type WaitingDose } from './dose-waits.ts'
import { EarlyDialog, SkipDialog, TakenDialog, WaitingDoseDialog } from './lazy-dialogs.ts'
import { isConfirmed } from './record-dose.ts'
import { isDoseNotDue, useRecordDose, useUndoDose } from './use-record-dose.ts'

interface DoseCardProps {
  dose: ShownDose
  zone: string
  /** Whether the dose can be recorded, which excludes future days. */
  canRecord: boolean
}

export function DoseCard({ dose, zone, canRecord }: DoseCardProps) {
  const { record, state, dueAt, waiting } = dose
  const moment = dueAt ?? record?.takenAt ?? ''
  const at = time(moment)
  const card = useRef<HTMLElement>(null)
  // A card that shrinks when its dose is recorded would move the page at its end.
  const [minHeight, setMinHeight] = useState<number>()
  return (
    <article
      ref={card}
      style={{ minHeight }}
      onClickCapture={() => setMinHeight(card.current?.offsetHeight)}
      data-record={`dose-${dose.medicationId}-${dose.slot ?? record?.id}`}
      className={cx(cardClass, 'p-4', state === 'late' && 'ring-2 ring-attention-edge')}
    >
      <div className="flex items-start gap-x-3.5 gap-y-1 large-text:flex-wrap">
        <p className="min-w-14 flex-none text-18 leading-6 font-bold tabular-nums">
          <time dateTime={moment}>{at}</time>
        </p>
        <div className="min-w-0 flex-1 large-text:basis-full">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 font-semibold">{fullName(dose)}</h3>
            <DoseStateBadge state={state} />
          </div>
          <p className="text-14 text-soft">{factsOf(dose, zone)}</p>
          {record?.reason && (
            <p className="mt-1 text-14 break-words whitespace-pre-line">
              {t('day.reason', { reason: record.reason })}
            </p>
          )}
        </div>
      </div>
      {/* The actions stay, in their busy state, until the server confirms, so that they still have the focus after a
          failure. */}
      {waiting ? (
        <Waiting entry={waiting} name={fullName(dose)} at={at} />
      ) : isConfirmed(record) ? (
        <UndoButton id={record.id} name={fullName(dose)} at={at} />
      ) : (
        canRecord && <DoseActions dose={dose} at={at} />
      )}
    </article>
  )
}

/**
 * The amount, the time on the home clock if it differs, and when the dose was taken. The amount is the present one, so a
 * recorded dose may have been another.
 */
function factsOf({ unitsPerDose, form, dueAt, timeZone, record }: DayDose, zone: string): string {
  const facts = [capitalize(formatAmount(record ? null : unitsPerDose, form))]
  if (dueAt === null) facts.push(t('day.outside'))
  else if (clocksDiffer(timeZone, zone)) facts.push(t('day.home', { time: time(dueAt, timeZone) }))
  if (record?.takenAt && dueAt !== null) {
    facts.push(
      isoDay(record.takenAt) === isoDay(dueAt)
        ? t('day.takenAt', { time: time(record.takenAt) })
        : t('day.takenOn', { day: formatMoment(record.takenAt) }),
    )
  }
  return facts.join(' · ')
}

function UndoButton({ id, name, at }: { id: string; name: string; at: string }) {
  const undo = useUndoDose()
  return (
    <div className="-mt-1 -mr-2 -mb-2 flex justify-end">
      <NetworkButton
        variant="ghost"
        size="sm"
        busy={undo.isPending}
        aria-label={t('dose.undoName', { name, time: at })}
        onClick={() => undo.mutate(id)}
      >
        {t('dose.undo')}
      </NetworkButton>
    </div>
  )
}

/** What this device has not sent, or the server has not accepted. */
function Waiting({ entry, name, at }: { entry: WaitingDose; name: string; at: string }) {
  const [order, setOrder] = useState<number>()
  const words = { name, time: at }
  const { refused, begunAt } = entry
  return (
    <div data-record={recordOf(entry)}>
      <p className={cx('mt-2 flex items-start gap-2 text-14', refused ? 'text-problem' : 'text-soft')}>
        <CloudUpload size={16} aria-hidden className="mt-0.5 flex-none" />
        {[...(refused ? [decisionText(entry.body.input)] : []), stateText(entry)].join(' · ')}
      </p>
      {begunAt === undefined && (
        <div className="-mr-2 -mb-2 flex justify-end">
          <Button
            variant="ghost"
            size="sm"
            aria-label={t(refused ? 'dose.correctName' : 'dose.changeName', words)}
            onClick={() => setOrder(entry.order)}
          >
            {t(refused ? 'dose.correct' : 'dose.change')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('dose.undoName', words)}
            onClick={() => void discard(entry, t('dose.about', words))}
          >
            {t('dose.undo')}
          </Button>
        </div>
      )}
      {order !== undefined && (
        <Suspense>
          <WaitingDoseDialog order={order} onClose={() => setOrder(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const isEarly = ({ dueAt }: DayDose) => dueAt !== null && isEarlyDose(new Date(dueAt), new Date())

type DialogName = 'time' | 'skip' | 'early'

function DoseActions({ dose, at }: { dose: DayDose; at: string }) {
  const recordDose = useRecordDose(dose, { hasUndo: true })
  const mayWait = useCanWait()
  const [open, setOpen] = useState<DialogName>()
  const [loaded, setLoaded] = useState<ReadonlySet<DialogName>>(new Set())
  const words = { name: fullName(dose), time: at }
  const { slot } = dose
  const doseKey = `${dose.medicationId}-${slot}`

  function show(dialog: DialogName) {
    setLoaded(new Set([...loaded, dialog]))
    setOpen(dialog)
  }
  const close = () => setOpen(undefined)

  function take() {
    if (isEarly(dose)) return show('early')
    recordDose.mutate(
      { decision: 'taken', slot },
      { onError: (error) => isDoseNotDue(error) && show('early') },
    )
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2 sm:pl-17.5">
      <NetworkButton
        needsNetwork={!mayWait}
        size="sm"
        className="flex-1 sm:flex-none"
        busy={recordDose.isPending}
        aria-label={t('dose.takeName', words)}
        onClick={take}
      >
        {t('dose.take')}
      </NetworkButton>
      <Button size="sm" variant="quiet" aria-label={t('dose.skipName', words)} onClick={() => show('skip')}>
        {t('dose.skip')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('dose.otherTimeName', words)}
        onClick={() => show('time')}
      >
        {t('dose.otherTime')}
      </Button>
      <Suspense>
        {loaded.has('time') && (
          <TakenDialog
            open={open === 'time'}
            onClose={close}
            doseKey={doseKey}
            title={t('dose.takeTitle')}
            about={t('dose.about', words)}
            early={isEarly(dose)}
            onSave={(takenAt) => recordDose.mutateAsync({ decision: 'taken', slot, takenAt, early: true })}
          />
        )}
        {loaded.has('early') && (
          <EarlyDialog
            open={open === 'early'}
            onClose={close}
            {...words}
            busy={recordDose.isPending}
            onTake={() => recordDose.mutateAsync({ decision: 'taken', slot, early: true })}
          />
        )}
        {loaded.has('skip') && (
          <SkipDialog
            open={open === 'skip'}
            onClose={close}
            doseKey={doseKey}
            {...words}
            busy={recordDose.isPending}
            onSkip={(reason) => recordDose.mutateAsync({ decision: 'skipped', slot, reason })}
          />
        )}
      </Suspense>
    </div>
  )
}
