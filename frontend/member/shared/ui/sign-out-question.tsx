import { waitingTexts as t } from '#member/shared/lib/waiting/waiting-texts.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'

interface SignOutQuestionProps {
  /** How many entries were not sent. */
  count: number
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function SignOutQuestion({ count, busy, onConfirm, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('signOut.title')}
      description={t('signOut.text', { count })}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.stay')}
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
