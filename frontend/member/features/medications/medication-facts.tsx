import type { ReactNode } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { formatSchedule } from '#member/shared/lib/health/medication-text.ts'
import { formatTimeZone } from '#member/shared/lib/time-zones.ts'
import { Card } from '#shared/ui/card.tsx'
import { formatDay } from './medication-format.ts'
import { statusLine } from './medication-row.tsx'

/** How a medication is taken, and since when. */
export function MedicationFacts({ medication }: { medication: Medication }) {
  const { notes, reminders, startsOn, endsOn, timeZone, kind } = medication
  const status = statusLine(medication)
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('details.schedule')}</h2>
      <p className="mt-2">{formatSchedule(medication)}</p>
      {status && <p className="font-medium">{status}</p>}
      <dl className="mt-3 grid gap-3">
        <Fact name={t('details.period')}>
          {endsOn
            ? t('details.sinceUntil', { from: formatDay(startsOn), until: formatDay(endsOn) })
            : t('details.since', { day: formatDay(startsOn) })}
        </Fact>
        {kind !== 'as_needed' && (
          <>
            <Fact name={t('details.clockName')}>{formatTimeZone(timeZone)}</Fact>
            <Fact name={t('details.reminders')}>
              {t(reminders ? 'details.remindersOn' : 'details.remindersOff')}
            </Fact>
          </>
        )}
        {notes && (
          <Fact name={t('form.notes')}>
            <span className="wrap-break-word whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
