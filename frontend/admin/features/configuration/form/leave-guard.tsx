import { useBlocker } from '@tanstack/react-router'
import { t } from '#locales/admin-configuration.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'

/** Where the draft survives: the sign-in after an ended session, and the enrolment that the configuration links to. */
const KEEPS_DRAFT = ['/configuracao', '/entrar', '/seguranca']

/** Asks before leaving unsaved changes that would be lost. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !KEEPS_DRAFT.includes(next.pathname),
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
