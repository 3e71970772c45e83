import { useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { formatSchedule, fullName } from '#member/shared/lib/health/medication-text.ts'
import { formatTimeZone } from '#member/shared/lib/time-zones.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { RecordDose } from './doses/as-needed.tsx'
import { statusLine } from './medication-card.tsx'
import { formatDay, formatStock, groupOf } from './medication-format.ts'
import { medicationsTexts as t } from './medications-texts.ts'
import { useChangeStatus, useDeleteMedication, useStopStock } from './use-change-medication.ts'
import type { MedicationDialogs } from './use-medication-dialogs.ts'

interface MedicationDetailsProps {
  medication: Medication
  dialogs: MedicationDialogs
}

/** Everything about a medication, with every action on it. */
export function MedicationDetails({ medication, dialogs }: MedicationDetailsProps) {
  const { id, form, notes, reminders, startsOn, endsOn, timeZone, kind } = medication
  const status = statusLine(medication)
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 pt-1">
        <Fact name={t('details.schedule')}>
          {t(`forms.${form}`)} · {formatSchedule(medication)}
          <span className="block text-14 text-soft">
            {endsOn
              ? t('details.sinceUntil', { from: formatDay(startsOn), until: formatDay(endsOn) })
              : t('details.since', { day: formatDay(startsOn) })}
          </span>
          {kind !== 'as_needed' && (
            <span className="block text-14 text-soft">
              {t('details.clock', { zone: formatTimeZone(timeZone) })}
            </span>
          )}
          {status && <span className="block font-medium">{status}</span>}
        </Fact>
        {kind !== 'as_needed' && (
          <Fact name={t('details.reminders')}>
            {t(reminders ? 'details.remindersOn' : 'details.remindersOff')}
          </Fact>
        )}
        {notes && (
          <Fact name={t('details.notes')}>
            <span className="break-words whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
      <StockPart medication={medication} dialogs={dialogs} />
      <div className="flex flex-wrap gap-2 border-t border-edge pt-4">
        <Button size="sm" variant="tint" onClick={() => dialogs.open('edit', id)}>
          {t('details.edit')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => dialogs.open('history', id)}>
          {t('details.history')}
        </Button>
        {groupOf(medication) === 'active' && <RecordDose medication={medication} variant="quiet" />}
        <StatusButtons medication={medication} />
        <DeleteButton medication={medication} onDeleted={dialogs.closeAll} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-14 font-medium text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function StockPart({ medication, dialogs }: MedicationDetailsProps) {
  const { id, stock, kind } = medication
  const drop = useStopStock(medication)
  const [confirming, setConfirming] = useState(false)
  return (
    <section aria-label={t('stock.title')} className="rounded-card bg-sunken p-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{t('stock.title')}</h3>
        {stock?.low && (
          <Badge meaning="attention">{t(stock.dosesLeft === 0 ? 'stock.out' : 'stock.low')}</Badge>
        )}
      </div>
      {stock ? (
        <>
          <p className="tabular-nums">{formatStock(stock, medication.form, isoDay(Date.now()))}</p>
          <p className="text-14 text-soft">
            {stock.dosesLeft === 1 ? t('stock.dosesOne') : t('stock.doses', { count: stock.dosesLeft })}
          </p>
          {stock.lastsUntil === null && stock.dosesLeft > 0 && (
            <p className="text-14 text-soft">
              {t(kind === 'as_needed' ? 'stock.asNeeded' : 'stock.outlasts')}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => dialogs.open('refill', id)}>
              {t('stock.refill')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => dialogs.open('stock', id)}>
              {t('stock.change')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
              {t('stock.stop')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-14 text-soft">{t('stock.none')}</p>
          <Button size="sm" variant="tint" className="mt-3" onClick={() => dialogs.open('stock', id)}>
            {t('stock.follow')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('stock.stopTitle')}
        description={t('stock.stopText', { name: fullName(medication) })}
        confirmLabel={t('stock.stop')}
        busy={drop.isPending}
        onConfirm={() => drop.mutate(undefined, { onSettled: () => setConfirming(false) })}
      />
    </section>
  )
}

function StatusButtons({ medication }: { medication: Medication }) {
  const { status } = medication
  const change = useChangeStatus(medication)
  const [confirming, setConfirming] = useState<'paused' | 'ended'>()
  const name = fullName(medication)
  if (status !== 'active') {
    return (
      <Button size="sm" variant="quiet" busy={change.isPending} onClick={() => change.mutate('active')}>
        {t('details.resume')}
      </Button>
    )
  }
  const ends = confirming === 'ended'
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setConfirming('paused')}>
        {t('details.pause')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setConfirming('ended')}>
        {t('details.end')}
      </Button>
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        tone="solid"
        title={t(ends ? 'details.endTitle' : 'details.pauseTitle', { name })}
        description={t(ends ? 'details.endText' : 'details.pauseText')}
        confirmLabel={t(ends ? 'details.end' : 'details.pause')}
        busy={change.isPending}
        onConfirm={() =>
          confirming && change.mutate(confirming, { onSettled: () => setConfirming(undefined) })
        }
      />
    </>
  )
}

function DeleteButton({ medication, onDeleted }: { medication: Medication; onDeleted: () => void }) {
  const remove = useDeleteMedication(medication)
  const [confirming, setConfirming] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
        {t('details.delete')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('details.deleteTitle', { name: fullName(medication) })}
        description={t('details.deleteText')}
        confirmLabel={t('details.deleteConfirm')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: onDeleted, onSettled: () => setConfirming(false) })
        }
      />
    </>
  )
}
