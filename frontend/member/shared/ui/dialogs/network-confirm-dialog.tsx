import { ConfirmDialog, type ConfirmDialogProps } from '#shared/ui/dialogs/confirm-dialog.tsx'
import type { NetworkAct } from '../../lib/vault/offline-screens.ts'
import { NeedsNetwork } from '../needs-network.tsx'

interface NetworkConfirmDialogProps extends Omit<ConfirmDialogProps, 'needsNetwork'> {
  act?: NetworkAct
  /** Whether what it saves may wait for a network. */
  mayWait?: boolean
}

/** Asks before what needs the network; without one it says so instead of accepting the answer. */
export function NetworkConfirmDialog({
  act = 'delete',
  mayWait = false,
  children,
  ...dialog
}: NetworkConfirmDialogProps) {
  return (
    <ConfirmDialog {...dialog} needsNetwork={!mayWait}>
      <NeedsNetwork act={mayWait ? 'wait' : act} />
      {children}
    </ConfirmDialog>
  )
}
