import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { ui } from '#locales/ui.ts'
import { buttonRowClass } from '../button-row.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { OpenDialog } from './open-dialogs.ts'
import { scrimClass } from './scrim.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The row of buttons, the main one last. */
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg'
  /** The element that gets the focus; by default the one that its content has focused, or the title. */
  initialFocus?: () => HTMLElement | null
  /** The element that gets the focus when the dialog closes; by default the previously focused one. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** Whether the dialog stays open when the screen behind it takes the focus by itself. */
  ignoresFocusOutside?: boolean
}

/**
 * Whether the dialog around another has opened. In the next frame Zag hides from screen readers whatever else is on the
 * page then: two dialogs that open in one frame would hide each other.
 */
const HasOpened = createContext(true)

const sizes = { sm: 'md:max-w-112', md: 'md:max-w-144', lg: 'md:max-w-192' }

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  role = 'dialog',
  size = 'md',
  initialFocus,
  finalFocus,
  ignoresFocusOutside = false,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const mayOpen = use(HasOpened)
  /** What the content has focused while it was rendered. */
  function focusedInside(): HTMLElement | null {
    const focused = document.activeElement
    return focused instanceof HTMLElement && content.current?.contains(focused) ? focused : null
  }
  return (
    <Ark.Root
      open={open && mayOpen}
      onOpenChange={(details) => onOpenChange(details.open)}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      onFocusOutside={(event) => ignoresFocusOutside && event.preventDefault()}
      initialFocusEl={() => initialFocus?.() ?? focusedInside() ?? heading.current}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={scrimClass} />
        <Ark.Positioner className="fixed inset-0 z-50 flex items-end justify-center md:items-center md:p-6">
          <Ark.Content
            ref={content}
            className={cx(
              'slide-up flex max-h-[min(94dvh,100dvh-var(--toasts,0px))] w-full flex-col rounded-t-card bg-surface pb-[env(safe-area-inset-bottom)] shadow-float',
              'data-[state=closed]:animate-leave data-[state=open]:animate-enter md:rounded-card',
              'md:max-h-[min(94dvh,100dvh-2*var(--toasts,0px))] unpinned:overflow-y-auto',
              sizes[size],
            )}
          >
            <OpenDialog />
            <div className="flex items-start justify-between gap-3 px-4 pt-4 md:px-6 md:pt-5">
              <Ark.Title ref={heading} tabIndex={-1} className="py-2 text-22 font-bold tracking-tight">
                {title}
              </Ark.Title>
              {role === 'dialog' && (
                <Ark.CloseTrigger asChild>
                  <IconButton label={ui.close} icon={<X />} className="-mr-2" />
                </Ark.CloseTrigger>
              )}
            </div>
            <div className="overflow-y-auto overscroll-contain unpinned:overflow-visible px-4 pt-1 pb-5 md:px-6">
              {description && <Ark.Description className="text-soft">{description}</Ark.Description>}
              <Body>{children}</Body>
            </div>
            {footer && <div className={cx(buttonRowClass, 'border-t border-edge p-4 md:px-6')}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** The content of a dialog. A dialog in it waits until the one around it has opened. */
function Body({ children }: { children: ReactNode }) {
  const [hasOpened, setOpened] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return <HasOpened value={hasOpened}>{children}</HasOpened>
}
