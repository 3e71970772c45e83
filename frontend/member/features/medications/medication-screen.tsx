import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Medication } from '#contract/medications.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { formatSchedule, fullName } from '#member/shared/lib/health/medication-text.ts'
import { RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { MedicationAdherence } from './adherence/medication-adherence.tsx'
import { TodayDoses } from './doses/today-doses.tsx'
import { useDayDoses } from './doses/use-day-doses.ts'
import { WaitingDoses } from './doses/waiting-doses.tsx'
import { History } from './history/history.tsx'
import { MedicationActions } from './medication-actions.tsx'
import { MedicationDialogView } from './medication-dialogs.tsx'
import { MedicationFacts } from './medication-facts.tsx'
import { dosesExpected } from './medication-format.ts'
import { MedicationState } from './medication-row.tsx'
import { medicationQuery } from './medications-query.ts'
import { StockPart } from './stock/stock-part.tsx'
import { usePageDialogs } from './use-page-dialogs.ts'

const route = getRouteApi('/_app/app/medications/$medicationId')

export function MedicationScreen() {
  const { medicationId } = route.useParams()
  const query = useQuery(medicationQuery(useQueryClient(), medicationId))
  return (
    <RecordPage
      id={medicationId}
      service="medications"
      list={{ link: linkOptions({ to: '/app/medications' }), name: t('title') }}
      title={t('page.title')}
      texts={t.sentences.page}
      query={query}
    >
      {(medication) => <Details medication={medication} />}
    </RecordPage>
  )
}

function Details({ medication }: { medication: Medication }) {
  const dialogs = usePageDialogs()
  const today = isoDay(Date.now())
  const { query, doses, otherWaiting } = useDayDoses(today)
  const isOwn = ({ medicationId }: { medicationId: string }) => medicationId === medication.id
  return (
    <>
      <RecordHeader
        title={fullName(medication)}
        state={<MedicationState medication={medication} />}
        detail={
          <span>
            {medicationWord(`forms.${medication.form}`)} · {formatSchedule(medication)}
          </span>
        }
      />
      {!query.isPending && <WaitingDoses entries={otherWaiting.filter(({ body }) => isOwn(body.dose))} />}
      <TodayDoses query={query} doses={doses?.filter(isOwn)} expected={dosesExpected(medication, today)} />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <MedicationFacts medication={medication} />
          <StockPart medication={medication} dialogs={dialogs} />
          {medication.kind !== 'as_needed' && <MedicationAdherence id={medication.id} />}
          <MedicationActions medication={medication} dialogs={dialogs} />
        </div>
        <History medication={medication} />
      </div>
      <MedicationDialogView medication={medication} dialogs={dialogs} />
    </>
  )
}
