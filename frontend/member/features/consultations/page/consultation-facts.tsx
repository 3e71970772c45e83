import { Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { timeThere } from '#member/shared/lib/time-zones.ts'
import { consultationTypeIcons } from '#member/shared/ui/consultation-type.tsx'
import { fullDay, isoDay, time } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { consultationTypeNames } from '#texts/labels.ts'

interface ConsultationFactsProps {
  consultation: Consultation
  /** Opens the form; `undefined` if there is no need to ask for the place. */
  onAddPlace: (() => void) | undefined
}

export function ConsultationFacts({ consultation, onAddPlace }: ConsultationFactsProps) {
  const { date, timeZone, type, placeName, address, phone } = consultation
  const there = timeThere(date, timeZone)
  const typeName = consultationTypeNames[type]
  const asksForPlace = type === 'In-person' && !placeName && !address && !phone
  return (
    <section aria-label={t('page.facts')} className={cx(cardClass, 'grid gap-4 p-4 md:p-5')}>
      <Fact icon={Clock} title={<time dateTime={date}>{dayWithYear(date)}</time>}>
        <p>{time(date)}</p>
        {there && <p>{there}</p>}
      </Fact>
      <Fact icon={consultationTypeIcons[type]} title={placeName ?? typeName}>
        {address && <p>{address}</p>}
        {placeName && <p>{typeName}</p>}
        {asksForPlace && onAddPlace && (
          <button
            type="button"
            onClick={onAddPlace}
            className="-mx-2 min-h-11 rounded-control px-2 font-semibold text-brand-deep hover:bg-sunken"
          >
            {t('page.addPlace')}
          </button>
        )}
      </Fact>
    </section>
  )
}

/** The day with its weekday, and with the year unless it is the current one. */
function dayWithYear(moment: string): string {
  const year = isoDay(moment).slice(0, 4)
  return year === isoDay(Date.now()).slice(0, 4)
    ? fullDay(moment)
    : t('page.day', { day: fullDay(moment), year })
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3.5">
      <Icon size={22} aria-hidden className="mt-0.5 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-semibold">{title}</h2>
        <div className="text-soft">{children}</div>
      </div>
    </div>
  )
}
