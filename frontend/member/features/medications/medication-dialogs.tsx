import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { useCanWait, useWaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { FormDialog } from '#member/shared/ui/dialogs/form-dialog.tsx'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import type { MedicationValues } from './form/medication-values.ts'
import type { MedicationDialog } from './medications-parameters.ts'
import type { RefillValues, StockValues } from './stock/stock-values.ts'
import type { PageDialogs } from './use-page-dialogs.ts'

const MedicationForm = lazyPart(async () => (await import('./form/medication-form.tsx')).MedicationForm)
const StockForm = lazyPart(async () => (await import('./stock/stock-form.tsx')).StockForm)
const RefillForm = lazyPart(async () => (await import('./stock/refill-form.tsx')).RefillForm)
/** The dialog of a medication's page named in the URL. */
export function MedicationDialogView({
  medication,
  dialogs,
}: {
  medication: Medication
  dialogs: PageDialogs
}) {
  const { dialog, close } = dialogs
  const { shown, openCount } = useLastShown(dialog)
  const mayWait = useCanWait()
  if (!shown) return null
  return (
    <FormDialog
      open={dialog !== undefined}
      onClose={close}
      title={titleOf(shown, medication)}
      size={shown === 'edit' ? 'md' : 'sm'}
      loading={t('form.loading')}
      act={shown === 'refill' && mayWait ? 'wait' : 'save'}
    >
      <Content key={`${shown}:${openCount}`} dialog={shown} medication={medication} onClose={close} />
    </FormDialog>
  )
}

function titleOf(dialog: MedicationDialog, medication: Medication): string {
  if (dialog === 'edit') return t('form.editTitle')
  const name = fullName(medication)
  if (dialog === 'refill') return t('stock.refillTitle', { name })
  return t(medication.stock ? 'stock.changeName' : 'stock.followName', { name })
}

interface ContentProps {
  dialog: MedicationDialog
  medication: Medication
  onClose: () => void
}

function Content({ dialog, medication, onClose }: ContentProps) {
  const { id } = medication
  const draft = useMemberDraft<MedicationValues>(`medication-${id}`)
  const stockDraft = useMemberDraft<StockValues>(`medication-stock-${id}`)
  const refillDraft = useMemberDraft<RefillValues>(`medication-refill-${id}`)
  function clearAndClose() {
    draft.clear()
    stockDraft.clear()
    refillDraft.clear()
    onClose()
  }
  switch (dialog) {
    case 'edit':
      return <MedicationForm medication={medication} draft={draft} onDone={clearAndClose} />
    case 'stock':
      return <StockForm medication={medication} draft={stockDraft} onDone={clearAndClose} />
    case 'refill':
      return <RefillForm medication={medication} draft={refillDraft} onDone={clearAndClose} />
  }
}

interface WaitingRefillProps {
  medication: Medication
  /** Order of the waiting refill; closed without one. */
  order: number | undefined
  onClose: () => void
}

/** Changes a refill that has not been sent yet. */
export function WaitingRefillDialog({ medication, order, onClose }: WaitingRefillProps) {
  const { shown, openCount } = useLastShown(order)
  const waiting = useWaitingEntry(shown)
  const draft = useMemberDraft<RefillValues>(`medication-refill-${medication.id}-${shown}`)
  if (waiting?.kind !== 'refill') return null
  function close() {
    draft.clear()
    onClose()
  }
  return (
    <FormDialog
      open={order !== undefined}
      onClose={close}
      title={titleOf('refill', medication)}
      size="sm"
      loading={t('form.loading')}
      act="wait"
    >
      <RefillForm key={openCount} medication={medication} waiting={waiting} draft={draft} onDone={close} />
    </FormDialog>
  )
}

export function NewMedicationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shown, openCount } = useLastShown(open || undefined)
  if (!shown) return null
  return (
    <FormDialog open={open} onClose={onClose} title={t('form.submitAdd')} loading={t('form.loading')}>
      <NewMedication key={openCount} onClose={onClose} />
    </FormDialog>
  )
}

function NewMedication({ onClose }: { onClose: () => void }) {
  const draft = useMemberDraft<MedicationValues>('medication-new')
  return (
    <MedicationForm
      medication={undefined}
      draft={draft}
      onDone={() => {
        draft.clear()
        onClose()
      }}
    />
  )
}
