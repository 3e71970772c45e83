import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { ui } from '#locales/ui.ts'
import { IconButton } from '../icon-button.tsx'
import { OpenDialog } from './open-dialogs.ts'
import { scrimClass } from './scrim.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name. */
  label: string
  header?: ReactNode
  children: ReactNode
}

/** A sheet from the left edge. Links inside it must close it. */
export function Drawer({ open, onOpenChange, label, header, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      aria-label={label}
      initialFocusEl={() => content.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={scrimClass} />
        <Ark.Positioner className="fixed inset-y-0 left-0 z-50">
          <Ark.Content
            ref={content}
            tabIndex={-1}
            className="slide-right mt-(--toasts,0px) flex h-[calc(100%-var(--toasts,0px))] w-[min(20rem,85vw)] flex-col overflow-y-auto overscroll-contain rounded-r-card bg-surface px-3 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-enter"
          >
            <OpenDialog />
            <div className="flex min-h-14 items-center justify-between gap-3 pl-3">
              {header}
              <Ark.CloseTrigger asChild>
                <IconButton label={ui.close} icon={<X />} />
              </Ark.CloseTrigger>
            </div>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
