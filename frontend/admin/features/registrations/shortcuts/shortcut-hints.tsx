import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import { t } from '#locales/admin-registrations.ts'
import { buttonClass } from '#shared/ui/button.tsx'

interface ShortcutHintsProps {
  on: boolean
  /** Only waiting registrations can be selected. */
  isWaiting: boolean
  onHelp: () => void
}

/** Shortcuts that have no button, and the button that opens the full list. */
export function ShortcutHints({ on, isWaiting, onHelp }: ShortcutHintsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft max-lg:hidden pointer-coarse:hidden">
      <KeyHints others={isWaiting ? [['X', t('shortcuts.choose')]] : []} />
      <button
        type="button"
        onClick={onHelp}
        aria-keyshortcuts="?"
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'px-2! font-normal!' })}
      >
        {on && (
          <span aria-hidden>
            <KeyCap>?</KeyCap>
          </span>
        )}
        {t('shortcuts.all')}
      </button>
    </div>
  )
}
