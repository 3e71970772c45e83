import { linkOptions } from '@tanstack/react-router'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { formatSchedule, formatUnitCount, fullName } from '#member/shared/lib/health/medication-text.ts'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { date } from '#shared/lib/format/format.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { formatDay, formatMoment, groupOf } from './medication-format.ts'

export function MedicationRow({ medication }: { medication: Medication }) {
  const { id, form, stock, kind, reminders } = medication
  const status = statusLine(medication)
  const isActive = groupOf(medication) === 'active'
  const isSilent = isActive && !reminders && kind !== 'as_needed'
  return (
    <RecordRow
      id={id}
      link={linkOptions({ to: '/app/medications/$medicationId', params: { medicationId: id } })}
      leading={<ServiceIcon service="medications" />}
      name={fullName(medication)}
      detail={
        <>
          <span className="block">{formatSchedule(medication)}</span>
          {status && <span className="block">{status}</span>}
          {isSilent && <span className="block">{t('list.remindersOff')}</span>}
        </>
      }
      figure={stock && formatUnitCount(stock.units, form)}
      state={<MedicationState medication={medication} />}
    />
  )
}

/** Points out exceptions; renders nothing for a medication in use with enough stock. */
export function MedicationState({ medication }: { medication: Medication }) {
  const { stock } = medication
  const group = groupOf(medication)
  if (group !== 'active') return <Badge meaning="neutral">{t(`states.${group}`)}</Badge>
  if (!stock?.low) return null
  return <Badge meaning="attention">{t(stock.dosesLeft === 0 ? 'stock.out' : 'stock.low')}</Badge>
}

/** When the next dose is due, or when the medication was paused or ended. */
export function statusLine(medication: Medication): string | undefined {
  const { status, over, endsOn, statusSince, nextDueAt } = medication
  if (status === 'paused' && !over) return t('list.pausedSince', { day: date(statusSince) })
  if (status === 'ended') return t('list.endedSince', { day: date(statusSince) })
  if (over && endsOn) return t('list.overSince', { day: formatDay(endsOn) })
  return nextDueAt ? t('list.next', { when: formatMoment(nextDueAt) }) : undefined
}
