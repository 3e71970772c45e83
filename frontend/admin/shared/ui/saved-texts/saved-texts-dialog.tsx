import { useRef, useState } from 'react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { SavedTextForm } from './saved-text-form.tsx'
import { SavedTextList } from './saved-text-list.tsx'
import type { SavedTextKind } from './saved-texts.ts'
import { t } from './saved-texts-texts.ts'

/** The list, or the form of one text (a new one if it has no id). */
export type SavedTextsView = 'list' | Partial<RejectionText>

interface SavedTextsDialogProps {
  kind: SavedTextKind
  /** If set, the dialog is open. */
  view: SavedTextsView | undefined
  administratorId: string
  onView: (view: SavedTextsView | undefined) => void
  /** What gets the focus once the form's text is saved: the button that saved it is gone. */
  afterSaving: () => HTMLElement | null
}

export function SavedTextsDialog({
  kind,
  view,
  administratorId,
  onView,
  afterSaving,
}: SavedTextsDialogProps) {
  const [shown, setShown] = useState(view)
  const [fromList, setFromList] = useState(false)
  const isSaved = useRef(false)
  // Keep the content on screen while the dialog closes.
  if (view && view !== shown) {
    setShown(view)
    setFromList(shown === 'list' && view !== 'list')
  }
  const form = shown !== 'list' && shown
  const leave = () => onView(fromList ? 'list' : undefined)
  const close = () => {
    isSaved.current = false
    onView(undefined)
    setFromList(false)
  }
  return (
    <Dialog
      open={view !== undefined}
      onOpenChange={(open) => open || close()}
      title={form ? t(form.id ? 'editTitle' : 'newTitle') : t('title')}
      description={form ? t('formIntro') : t(`intro.${kind}`)}
      finalFocus={() => (isSaved.current ? afterSaving() : null)}
    >
      {form ? (
        <SavedTextForm
          key={form.id ?? 'new'}
          kind={kind}
          start={form}
          administratorId={administratorId}
          onDone={(saved) => {
            isSaved.current = saved && !fromList
            leave()
          }}
        />
      ) : (
        <SavedTextList kind={kind} onOpen={onView} />
      )}
    </Dialog>
  )
}
