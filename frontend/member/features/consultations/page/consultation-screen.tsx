import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { awaitsOutcome, groupOf, isEditable, isOver } from '#domain/consultation-rules.ts'
import { useAddressDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { date } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ConsultationBadge } from '#shared/ui/consultation-badge.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { ClinicNotice } from '../clinic-notice.tsx'
import { nameOf } from '../consultation-name.ts'
import { consultationQuery } from '../consultations-query.ts'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { ConsultationDialog } from '../form/consultation-dialog.tsx'
import { useNow } from '../use-now.ts'
import { ConsultationActions } from './consultation-actions.tsx'
import { ConsultationFacts } from './consultation-facts.tsx'
import { ConsultationWays } from './consultation-ways.tsx'
import { Happened } from './happened.tsx'
import { ToBring } from './to-bring.tsx'
import { useConsultationChanges } from './use-consultation-changes.tsx'

const route = getRouteApi('/_app/app/consultations/$consultationId')
const list = { link: linkOptions({ to: '/app/consultations' }), name: t('title') }

export function ConsultationScreen() {
  const { consultationId: id } = route.useParams()
  const { editar: isEdited } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(consultationQuery(useQueryClient(), id))
  const dialog = useAddressDialog<{ editar: 1 }>((search, step) => {
    void navigate({ search: search ?? {}, ...step, resetScroll: false })
  })
  const target = useEdited(isEdited ? query.data : undefined)
  return (
    <>
      <RecordPage
        id={id}
        service="consultations"
        list={list}
        title={t('untitled')}
        texts={{ loading: t('page.loading'), failed: t('page.failed'), missing: t('page.missing') }}
        query={query}
      >
        {(consultation) => <Details consultation={consultation} onEdit={() => dialog.open({ editar: 1 })} />}
      </RecordPage>
      <ConsultationDialog target={target} onClose={dialog.close} />
    </>
  )
}

/**
 * The consultation whose form is open, unless it was cancelled before that. An open form stays, with the typed text, if
 * the consultation is cancelled or deleted elsewhere.
 */
function useEdited(consultation: Consultation | undefined): Consultation | undefined {
  const [isOpen, setOpen] = useState(false)
  const next = consultation !== undefined && (isOpen || isEditable(consultation))
  if (next !== isOpen) setOpen(next)
  return next ? consultation : undefined
}

function Details({ consultation, onEdit }: { consultation: Consultation; onEdit: () => void }) {
  const changes = useConsultationChanges(consultation)

  const { specialty, doctorName, notes, status } = consultation
  const now = Math.max(useNow(), Date.now())
  const isScheduled = status === 'Scheduled'
  const isUpcoming = groupOf(consultation, now) === 'upcoming'
  const isCancelledAhead = status === 'Cancelled' && !isOver(consultation, now)
  return (
    <>
      <RecordHeader
        title={nameOf(consultation)}
        pageTitle={t('page.title', { day: date(consultation.date) })}
        state={<ConsultationBadge consultation={consultation} now={now} />}
        detail={specialty && doctorName && <p className="wrap-anywhere">{doctorName}</p>}
      />
      <div className="grid gap-3 lg:max-w-200">
        {awaitsOutcome(consultation, now) && <Happened changes={changes} onReschedule={onEdit} />}
        <ConsultationFacts consultation={consultation} onAddPlace={isScheduled ? onEdit : undefined} />
        {isUpcoming && <ClinicNotice about="consultation" />}
        {isCancelledAhead && <ClinicNotice about="cancellation" phone={consultation.phone} />}
        <ConsultationWays consultation={consultation} isUpcoming={isUpcoming} />
      </div>
      <div className="lg:max-w-200">
        <ToBring consultation={consultation} withMedications={isUpcoming} />
        {notes && <Notes text={notes} />}
        <ConsultationActions
          consultation={consultation}
          changes={changes}
          isUpcoming={isUpcoming}
          onEdit={isEditable(consultation) ? onEdit : undefined}
        />
      </div>
      {changes.dialog}
    </>
  )
}

function Notes({ text }: { text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{t('page.notes')}</SectionTitle>
      <Card>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </Card>
    </section>
  )
}
