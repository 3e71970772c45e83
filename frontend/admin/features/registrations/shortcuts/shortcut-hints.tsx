import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { t } from '../registrations-texts.ts'

interface ShortcutHintsProps {
  on: boolean
  /** Only what waits can be selected. */
  isWaiting: boolean
  onHelp: () => void
}

/** Shortcuts that have no button, and the button that opens the full list. */
export function ShortcutHints({ on, isWaiting, onHelp }: ShortcutHintsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft max-lg:hidden pointer-coarse:hidden">
      {on && (
        <p aria-hidden className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex items-center gap-1.5">
            <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> {t('shortcuts.move')}
          </span>
          {isWaiting && (
            <span className="flex items-center gap-1.5">
              <KeyCap>X</KeyCap> {t('shortcuts.choose')}
            </span>
          )}
        </p>
      )}
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
