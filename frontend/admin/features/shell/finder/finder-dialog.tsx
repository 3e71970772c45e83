import { Search } from 'lucide-react'
import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { t } from '#locales/admin.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { Finder } from './finder.tsx'
import type { FinderState } from './use-finder.ts'
import { useRecents } from './use-recents.ts'

/** Opens the finder; styled like its search field. */
export function FinderButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      className="flex min-h-11 items-center gap-3 rounded-control border border-edge-strong bg-surface px-3 text-soft transition-colors hover:text-ink"
    >
      <Search size={20} aria-hidden />
      <span className="flex-1 text-left">{t('finder.open')}</span>
      <span aria-hidden className="flex gap-1">
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>K</KeyCap>
      </span>
    </button>
  )
}

/** Searches records, screens, settings and actions; Enter opens the highlighted result. */
export function FinderDialog({ finder }: { finder: FinderState }) {
  const recents = useRecents()
  return (
    <Dialog
      open={finder.open}
      onOpenChange={(open) => (open ? finder.show() : finder.hide())}
      title={t('finder.title')}
      size="sm"
      initialFocus={() => finder.field.current}
      // A screen that opens after a jump may take the focus.
      ignoresFocusOutside
    >
      <Finder finder={finder} recents={recents} />
    </Dialog>
  )
}
