import { t } from '#locales/medications.ts'
import { useCanWait } from '#member/shared/lib/waiting/waiting.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'

interface EarlyDialogProps {
  open: boolean
  onClose: () => void
  name: string
  time: string
  busy: boolean
  /** Rejects if the dose was not saved. */
  onTake: () => Promise<unknown>
}

/** Asks before a dose is recorded long before its time, because its reminder will not be sent. */
export function EarlyDialog({ open, onClose, name, time, busy, onTake }: EarlyDialogProps) {
  return (
    <NetworkConfirmDialog
      act="save"
      mayWait={useCanWait()}
      open={open}
      onOpenChange={onClose}
      tone="solid"
      title={t('dose.earlyTitle')}
      description={t('dose.earlyText', { name, time })}
      confirmLabel={t('dose.earlyConfirm')}
      busy={busy}
      onConfirm={() => void onTake().then(onClose, () => undefined)}
    />
  )
}
