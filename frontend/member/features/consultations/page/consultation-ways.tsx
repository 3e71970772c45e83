import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/consultations.ts'
import { NetworkLink } from '#member/shared/ui/network-link.tsx'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { consultationTitle } from '#texts/consultations.ts'

const tileClass = buttonClass({ variant: 'tint', size: 'sm', className: 'min-h-16! flex-col gap-1! px-1!' })

interface ConsultationWaysProps {
  consultation: Consultation
  isUpcoming: boolean
}

/** The calendar, the directions and the phone; each only if the consultation has it. */
export function ConsultationWays({ consultation, isUpcoming }: ConsultationWaysProps) {
  const { placeName, address, phone, status } = consultation
  const place = [placeName, address].filter(Boolean).join(', ')
  if (status === 'Cancelled' || (!isUpcoming && !place && !phone)) return null
  return (
    <ul
      aria-label={t('page.ways')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2.5"
    >
      {isUpcoming && (
        <Way>
          <CalendarButton consultation={consultation} />
        </Way>
      )}
      {place && (
        <Way>
          <NetworkLink
            href={directionsTo(place)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('page.directionsName', { place })}
            className={tileClass}
          >
            <Navigation size={22} aria-hidden />
            {t('page.directions')}
          </NetworkLink>
        </Way>
      )}
      {phone && (
        <Way>
          <a href={telephoneLink(phone)} aria-label={t('page.callName', { phone })} className={tileClass}>
            <Phone size={22} aria-hidden />
            {t('page.call')}
          </a>
        </Way>
      )}
    </ul>
  )
}

/** A map URL for the place, which phones open in their map app. */
export function directionsTo(place: string): string {
  const map = new URL('https://www.google.com/maps/search/')
  map.searchParams.set('api', '1')
  map.searchParams.set('query', place)
  return map.href
}

function Way({ children }: { children: ReactNode }) {
  return <li className="grid">{children}</li>
}

function CalendarButton({ consultation }: { consultation: Consultation }) {
  const { id, date, specialty, doctorName } = consultation
  const saving = useMutation({
    mutationFn: async () => {
      const { writeCalendarFile } = await import('../calendar/calendar-file.ts')
      const page = new URL(`/app/consultations/${id}`, location.origin)
      const file = t('calendar.file', { day: isoDay(date) })
      const content = writeCalendarFile(consultation, page)
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), file)
      return file
    },
    onSuccess: (file) =>
      toast({
        variant: 'success',
        title: t('calendar.saved'),
        description: t('calendar.savedText', { file }),
      }),
    onError: (error) => toastFailure(t('calendar.failed'), error),
  })
  return (
    <button
      type="button"
      aria-label={t('page.calendarName', { name: consultationTitle(specialty, doctorName) })}
      aria-busy={saving.isPending || undefined}
      onClick={() => saving.mutate()}
      className={tileClass}
    >
      <CalendarPlus size={22} aria-hidden />
      {t('page.calendar')}
    </button>
  )
}
