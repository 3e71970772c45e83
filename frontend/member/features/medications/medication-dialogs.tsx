import { lazy, useMemo } from 'react'
import type { Medication } from '#contract/medications.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { FormDialog } from '#member/shared/ui/dialogs/form-dialog.tsx'
import type { MedicationValues } from './form/medication-values.ts'
import type { MedicationDialog } from './medications-address.ts'
import { medicationsTexts as t } from './medications-texts.ts'
import type { RefillValues, StockValues } from './stock/stock-values.ts'
import type { MedicationDialogs } from './use-medication-dialogs.ts'

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

/** The dialog that the address names. */
export function MedicationDialogView({ dialogs, medications }: MedicationDialogsProps) {
  const medication = medications.find(({ id }) => id === dialogs.id)
  const { dialog } = dialogs
  const requested = useMemo(
    () => (dialog && (dialog === 'add' || medication) ? { dialog, medication } : undefined),
    [dialog, medication],
  )
  const { shown, openCount } = useLastShown<Shown>(requested)
  if (!shown) return null
  return (
    <FormDialog
      open={requested !== undefined}
      onClose={dialogs.close}
      title={titleOf(shown)}
      size={shown.dialog === 'stock' || shown.dialog === 'refill' ? 'sm' : 'md'}
      loading={t('form.loading')}
    >
      <Content
        key={`${shown.dialog}:${shown.medication?.id ?? ''}:${openCount}`}
        {...shown}
        dialogs={dialogs}
      />
    </FormDialog>
  )
}

function titleOf({ dialog, medication }: Shown): string {
  const name = medication ? fullName(medication) : ''
  if (dialog === 'add') return t('form.addTitle')
  if (dialog === 'edit') return t('form.editTitle')
  if (dialog === 'stock') return t('stock.formTitle', { name })
  if (dialog === 'refill') return t('stock.refillTitle', { name })
  return dialog === 'history' ? t('history.title', { name }) : name
}

function Content({ dialog, medication, dialogs }: Shown & { dialogs: MedicationDialogs }) {
  const draftName = medication?.id ?? 'new'
  const draft = useMemberDraft<MedicationValues>(`medication-${draftName}`)
  const stockDraft = useMemberDraft<StockValues>(`medication-stock-${draftName}`)
  const refillDraft = useMemberDraft<RefillValues>(`medication-refill-${draftName}`)
  function clearAndClose() {
    draft.clear()
    stockDraft.clear()
    refillDraft.clear()
    dialogs.close()
  }
  if (dialog === 'add') return <MedicationForm medication={undefined} draft={draft} onDone={clearAndClose} />
  if (!medication) return null
  switch (dialog) {
    case 'edit':
      return <MedicationForm medication={medication} draft={draft} onDone={clearAndClose} />
    case 'stock':
      return <StockForm medication={medication} draft={stockDraft} onDone={clearAndClose} />
    case 'refill':
      return <RefillForm medication={medication} draft={refillDraft} onDone={clearAndClose} />
    case 'history':
      return <History medication={medication} />
    default:
      return <MedicationDetails medication={medication} dialogs={dialogs} />
  }
}
