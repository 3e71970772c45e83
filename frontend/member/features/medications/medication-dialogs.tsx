import { lazy, useMemo } from 'react'
import type { Medication } from '#contract/medications.ts'
import { useShown } from '#member/shared/lib/dialogs/use-shown.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { FormDialog } from '#member/shared/ui/dialogs/form-dialog.tsx'
import type { MedicationValues } from './form/form-values.ts'
import { fullName } from './medication-words.ts'
import type { MedicationDialog } from './medications-place.ts'
import { medicationsTexts as t } from './medications-texts.ts'
import type { RefillValues, StockValues } from './stock/stock-values.ts'
import type { MedicationDialogs } from './use-medication-dialog.ts'

const MedicationForm = lazy(async () => ({
  default: (await import('./form/medication-form.tsx')).MedicationForm,
}))
const MedicationDetails = lazy(async () => ({
  default: (await import('./medication-details.tsx')).MedicationDetails,
}))
const StockForm = lazy(async () => ({ default: (await import('./stock/stock-form.tsx')).StockForm }))
const RefillForm = lazy(async () => ({ default: (await import('./stock/refill-form.tsx')).RefillForm }))
const History = lazy(async () => ({ default: (await import('./adherence/history.tsx')).History }))

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
  const asked = useMemo(
    () => (dialog && (dialog === 'novo' || medication) ? { dialog, medication } : undefined),
    [dialog, medication],
  )
  const { shown, openings } = useShown<Shown>(asked)
  if (!shown) return null
  return (
    <FormDialog
      open={asked !== undefined}
      onClose={dialogs.close}
      title={titleOf(shown)}
      size={shown.dialog === 'estoque' || shown.dialog === 'repor' ? 'sm' : 'md'}
      loading={t('form.loading')}
    >
      <Content
        key={`${shown.dialog}:${shown.medication?.id ?? ''}:${openings}`}
        {...shown}
        dialogs={dialogs}
      />
    </FormDialog>
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
  const about = medication?.id ?? 'new'
  const draft = useMemberDraft<MedicationValues>(`medication-${about}`)
  const stockDraft = useMemberDraft<StockValues>(`medication-stock-${about}`)
  const refillDraft = useMemberDraft<RefillValues>(`medication-refill-${about}`)
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
