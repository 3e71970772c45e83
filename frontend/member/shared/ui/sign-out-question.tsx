import { t } from '#locales/waiting.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'

interface SignOutQuestionProps {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function SignOutQuestion({ busy, onConfirm, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('signOut.title')}
      description={t('signOut.text')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.stay')}
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
