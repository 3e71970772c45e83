import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { t } from '../configuration-texts.ts'

/** Asks before changes are left behind. The sign-in after an ended session is no leaving: the draft waits for it. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => dirty && next.pathname !== '/entrar' && next.pathname !== '/configuracao',
    enableBeforeUnload: () => dirty,
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
