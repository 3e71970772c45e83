import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { t } from '../configuration-texts.ts'

/** Asks before leaving unsaved changes. Not on the way to the sign-in after an ended session: the draft survives it. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && next.pathname !== '/entrar' && next.pathname !== '/configuracao',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(open) => !open && blocked && blocker.reset()}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        if (!blocked) return
        onLeave()
        blocker.proceed()
      }}
    />
  )
}
