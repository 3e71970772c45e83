import { useOnline } from '#shared/lib/use-online.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { NeedsNetwork, type NetworkAct } from '../needs-network.tsx'

interface NetworkConfirmDialogProps extends Omit<ConfirmDialogProps, 'blocked'> {
  act?: NetworkAct
}

/** Asks before what needs the network; without one it says so instead of accepting the answer. */
export function NetworkConfirmDialog({ act = 'delete', children, ...dialog }: NetworkConfirmDialogProps) {
  const online = useOnline()
  return (
    <ConfirmDialog {...dialog} blocked={!online}>
      {online ? (
        children
      ) : (
        <>
          <NeedsNetwork act={act} />
          {children}
        </>
      )}
    </ConfirmDialog>
  )
}
