import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { clocksDiffer, formatTimeZone } from '#member/shared/lib/time-zones.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { time } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { groupOf } from '../medication-format.ts'
import { useChooseClock } from '../use-change-medication.ts'

/** Asks which clock the doses follow: once per browser time zone, and only if the clocks differ. */
export function ClockNotice({ medications }: { medications: readonly Medication[] }) {
  const choose = useChooseClock()
  const here = browserTimeZone()
  const otherZone = medications.find(
    (medication) =>
      groupOf(medication) !== 'ended' &&
      medication.kind !== 'as_needed' &&
      medication.keepsClockIn !== here &&
      clocksDiffer(medication.timeZone, here),
  )
  if (!otherZone) return null
  const now = Date.now()
  const words = {
    here: time(now),
    zoneHere: formatTimeZone(here),
    home: time(now, otherZone.timeZone),
    zoneHome: formatTimeZone(otherZone.timeZone),
  }
  return (
    <div className="mb-4">
      <Notice
        meaning="info"
        title={t('clock.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <NetworkButton
              size="sm"
              busy={choose.isPending && choose.variables === 'follow'}
              onClick={() => choose.mutate('follow')}
            >
              {t('clock.follow')}
            </NetworkButton>
            <NetworkButton
              size="sm"
              variant="quiet"
              busy={choose.isPending && choose.variables === 'keep'}
              onClick={() => choose.mutate('keep')}
            >
              {t('clock.keep')}
            </NetworkButton>
          </div>
        }
      >
        {t('clock.text', words)}
      </Notice>
    </div>
  )
}
