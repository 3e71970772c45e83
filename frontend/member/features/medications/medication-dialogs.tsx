import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Medication } from '../../../../worker/contract/medications.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import type { MedicationValues } from './form-values.ts'
import { fullName } from './medication-words.ts'
import type { MedicationDialog } from './medications-place.ts'
import { medicationsTexts as t } from './medications-texts.ts'
import type { RefillValues, StockValues } from './stock-values.ts'
import type { MedicationDialogs } from './use-medication-dialog.ts'

const MedicationForm = lazy(async () => ({ default: (await import('./medication-form.tsx')).MedicationForm }))
const MedicationDetails = lazy(async () => ({
  default: (await import('./medication-details.tsx')).MedicationDetails,
}))
const StockForm = lazy(async () => ({ default: (await import('./stock-form.tsx')).StockForm }))
const RefillForm = lazy(async () => ({ default: (await import('./refill-form.tsx')).RefillForm }))
const History = lazy(async () => ({ default: (await import('./history.tsx')).History }))

interface Shown {
  dialog: MedicationDialog
  medication: Medication | undefined
}

interface MedicationDialogsProps {
  dialogs: MedicationDialogs
  medications: readonly Medication[]
}

/** The one dialog that the address names, with what stands in it. */
export function MedicationDialogBox({ dialogs, medications }: MedicationDialogsProps) {
  const medication = medications.find(({ id }) => id === dialogs.id)
  const { dialog } = dialogs
  const asked = dialog && (dialog === 'novo' || medication) ? { dialog, medication } : undefined
  // While it closes it shows what it showed.
  const [last, setLast] = useState<Shown>()
  if (asked && (asked.dialog !== last?.dialog || asked.medication !== last.medication)) setLast(asked)
  const shown = asked ?? last
  if (!shown) return null
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) dialogs.close()
      }}
      title={titleOf(shown)}
      size={shown.dialog === 'estoque' || shown.dialog === 'repor' ? 'sm' : 'md'}
    >
      <Suspense
        fallback={
          <Loading label={t('form.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        }
      >
        <Content key={`${shown.dialog}:${shown.medication?.id ?? ''}`} {...shown} dialogs={dialogs} />
      </Suspense>
    </Dialog>
  )
}

function titleOf({ dialog, medication }: Shown): string {
  const name = medication ? fullName(medication) : ''
  if (dialog === 'novo') return t('form.addTitle')
  if (dialog === 'editar') return t('form.editTitle')
  if (dialog === 'estoque') return t('stock.formTitle', { name })
  if (dialog === 'repor') return t('stock.refillTitle', { name })
  return dialog === 'historico' ? t('history.title', { name }) : name
}

function Content({ dialog, medication, dialogs }: Shown & { dialogs: MedicationDialogs }) {
  const memberId = useQuery(sessionQuery).data?.id ?? ''
  const about = medication?.id ?? 'new'
  const draft = useMemo(() => draftOf<MedicationValues>(memberId, `medication-${about}`), [memberId, about])
  const stockDraft = useMemo(
    () => draftOf<StockValues>(memberId, `medication-stock-${about}`),
    [memberId, about],
  )
  const refillDraft = useMemo(
    () => draftOf<RefillValues>(memberId, `medication-refill-${about}`),
    [memberId, about],
  )
  function giveUp() {
    draft.clear()
    stockDraft.clear()
    refillDraft.clear()
    dialogs.close()
  }
  if (dialog === 'novo') return <MedicationForm medication={undefined} draft={draft} onDone={giveUp} />
  if (!medication) return null
  switch (dialog) {
    case 'editar':
      return <MedicationForm medication={medication} draft={draft} onDone={giveUp} />
    case 'estoque':
      return <StockForm medication={medication} draft={stockDraft} onDone={giveUp} />
    case 'repor':
      return <RefillForm medication={medication} draft={refillDraft} onDone={giveUp} />
    case 'historico':
      return <History medication={medication} />
    default:
      return <MedicationDetails medication={medication} dialogs={dialogs} />
  }
}
