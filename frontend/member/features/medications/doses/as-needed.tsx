import { Suspense, useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { formatSchedule, fullName } from '#member/shared/lib/health/medication-text.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { formatMoment } from '../medication-format.ts'
import { useLastTaken } from './dose-waits.ts'
import { TakenDialog } from './lazy-dialogs.ts'
import { useRecordDose } from './use-record-dose.ts'

/** How far back the last dose is searched for. */
const LAST_DOSE_MS = 31 * 24 * 3_600_000

/** The medications taken as needed, each with its last dose. */
export function AsNeeded({ medications }: { medications: readonly Medication[] }) {
  if (medications.length === 0) return null
  return (
    <section aria-label={t('form.kinds.as_needed')} className="mt-6">
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('form.kinds.as_needed')}</h2>
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {medications.map((medication) => (
          <li
            key={medication.id}
            className={cx(cardClass, 'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 p-4')}
          >
            <div className="min-w-0">
              <h3 className="font-semibold break-words">{fullName(medication)}</h3>
              <p className="text-14 text-soft">{formatSchedule(medication)}</p>
              <p className="text-14 text-soft">
                <LastTaken medication={medication} />
              </p>
            </div>
            <RecordDose medication={medication} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LastTaken({ medication }: { medication: Medication }) {
  const at = useLastTaken(medication)
  if (at) return t('day.last', { when: formatMoment(at) })
  return t(medication.startsOn > isoDay(Date.now() - LAST_DOSE_MS) ? 'day.never' : 'day.notLately')
}

/**
 * Asks when a dose outside the plan was taken, which is an extra one unless the medication is taken as needed: `DoseCard`
 * records those of the plan. Warns if the member's own minimum interval has not passed.
 */
export function RecordDose({ medication, size = 'sm' }: { medication: Medication; size?: 'sm' | 'md' }) {
  const lastTakenAt = useLastTaken(medication)
  const record = useRecordDose({ ...medication, medicationId: medication.id })
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const name = fullName(medication)
  const isAsNeeded = medication.kind === 'as_needed'
  const title = t(isAsNeeded ? 'dose.record' : 'dose.recordExtra')
  return (
    <>
      <Button
        variant="tint"
        size={size}
        aria-label={t(isAsNeeded ? 'dose.recordName' : 'dose.recordExtraName', { name })}
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        {title}
      </Button>
      {loaded && (
        <Suspense>
          <TakenDialog
            open={open}
            onClose={() => setOpen(false)}
            doseKey={medication.id}
            title={title}
            about={name}
            interval={isAsNeeded ? { ...medication, lastTakenAt } : undefined}
            onSave={(takenAt) => record.mutateAsync({ decision: 'taken', slot: null, takenAt })}
          />
        </Suspense>
      )}
    </>
  )
}
