import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { t } from '../shell-texts.ts'
import { Finder } from './finder.tsx'
import type { FinderState } from './use-finder.ts'
import { useRecents } from './use-recents.ts'

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
