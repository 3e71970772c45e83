import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { awaitsOutcome, groupOf, isEditable, isOver } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { date } from '#shared/lib/format/format.ts'
import { ConsultationBadge } from '#shared/ui/consultation-badge.tsx'
import { ClinicNotice } from '../clinic-notice.tsx'
import { nameOf } from '../consultation-name.ts'
import { consultationQuery } from '../consultations-query.ts'
import type { ConsultationSearch } from '../consultations-search.ts'
import { EditForm, loadForms, NotesForm } from '../form/lazy-forms.ts'
import { NotesSection } from '../notes/notes-section.tsx'
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
  const { editar: isEdited, anotar: isNoted, espera: waiting } = route.useSearch()
  const query = useQuery(consultationQuery(useQueryClient(), id))
  const dialog = useUrlDialog<ConsultationSearch>('editar', 'anotar', 'espera')
  const edited = useEdited(isEdited ? query.data : undefined)
  const noted = useEdited(isNoted ? query.data : undefined)
  return (
    <>
      <RecordPage
        id={id}
        service="consultations"
        list={list}
        title={t('untitled')}
        texts={t.sentences.page}
        query={query}
      >
        {(consultation) => <Details consultation={consultation} onOpen={dialog.open} />}
      </RecordPage>
      <RecordDialog
        target={edited}
        onClose={dialog.close}
        name="consultation"
        title={() => t('edit.title')}
        Form={EditForm}
        load={loadForms}
      />
      <RecordDialog
        target={waiting ?? noted}
        onClose={dialog.close}
        name="notes"
        title={() => t('notes.title')}
        Form={NotesForm}
        load={loadForms}
        changesWait
      />
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

interface DetailsProps {
  consultation: Consultation
  onOpen: (dialog: ConsultationSearch) => void
}

function Details({ consultation, onOpen }: DetailsProps) {
  const onEdit = () => onOpen({ editar: 1 })
  const changes = useConsultationChanges(consultation)

  const { specialty, doctorName, status } = consultation
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
        <NotesSection
          consultation={consultation}
          nameOf={changes.nameOf}
          onEdit={() => onOpen({ anotar: 1 })}
          onEditWaiting={(espera) => onOpen({ espera })}
        />
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
