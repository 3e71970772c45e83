import { type ReactNode, Suspense } from 'react'
import { ui } from '#locales/ui.ts'
import { Dialog, type DialogProps } from '#shared/ui/dialogs/dialog.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import type { NetworkAct } from '../../lib/vault/offline-screens.ts'
import { MayWait } from '../forms/submit-button.tsx'
import { NeedsNetwork } from '../needs-network.tsx'

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size'> {
  onClose: () => void
  /** Announced while the form's code loads. */
  loading?: string
  /** What happens to the form without a network. */
  act?: NetworkAct
  children: ReactNode
}

/** A dialog with a form whose code may still be loading. */
export function FormDialog({
  onClose,
  loading = ui.openingForm,
  act = 'save',
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Suspense
        fallback={
          <Loading label={loading}>
            <SkeletonText lines={6} />
          </Loading>
        }
      >
        <NeedsNetwork act={act} />
        <MayWait value={act === 'wait'}>{children}</MayWait>
      </Suspense>
    </Dialog>
  )
}
