import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { Button } from '../button.tsx'
import { NetworkButton } from '../network-button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'finalFocus'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** The action of the button: "Excluir consulta". */
  confirmLabel: string
  cancelLabel?: string
  /** `quiet` if a child offers the more likely answer as the main button. */
  tone?: 'solid' | 'danger' | 'quiet'
  /** While true, the dialog stays open and ignores presses. */
  busy?: boolean
  /** Whether the action does nothing while there is no network. */
  needsNetwork?: boolean
  onConfirm: () => void
  /** For example a field for a reason. */
  children?: ReactNode
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = ui.cancel,
  tone = 'danger',
  busy = false,
  needsNetwork = false,
  finalFocus,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const close = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="quiet" onClick={() => close(false)}>
            {cancelLabel}
          </Button>
          <NetworkButton variant={tone} busy={busy} needsNetwork={needsNetwork} onClick={onConfirm}>
            {confirmLabel}
          </NetworkButton>
        </>
      }
    >
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </Dialog>
  )
}
