import { linkOptions } from '@tanstack/react-router'
import type { Consultation } from '#contract/consultations.ts'
import { timeThere } from '#member/shared/lib/time-zones.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { dayAndMonth, dayAndTime, weekdayAndTime } from '#shared/lib/format/format.ts'
import { ConsultationBadge } from '#shared/ui/consultation-badge.tsx'
import { consultationTypeNames } from '#texts/labels.ts'
import { nameOf } from '../consultation-name.ts'

export function ConsultationRow({ consultation }: { consultation: Consultation }) {
  const { id, date, timeZone, type, specialty, doctorName, notes } = consultation
  const there = timeThere(date, timeZone)
  const facts = [specialty && doctorName, consultationTypeNames[type]].filter(Boolean)
  return (
    <RecordRow
      id={id}
      link={linkOptions({ to: '/app/consultations/$consultationId', params: { consultationId: id } })}
      leading={<DateBadge {...dayAndMonth(date)} dateTime={date} />}
      name={nameOf(consultation)}
      spoken={dayAndTime(date)}
      detail={
        <>
          {facts.join(' · ')}
          {there && <span className="block">{there}</span>}
          {notes && <span className="line-clamp-1">{notes}</span>}
        </>
      }
      figure={weekdayAndTime(date)}
      state={<ConsultationBadge consultation={consultation} now={Date.now()} />}
    />
  )
}
