import { useState } from 'react'
import type { RejectionText } from '../../../../worker/contract/rejection-texts.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { t } from './registrations-texts.ts'
import { SavedTextForm } from './saved-text-form.tsx'
import { SavedTextList } from './saved-text-list.tsx'

/** The list, or the form: of a new text where there is no id. */
export type SavedTextsView = 'list' | Partial<RejectionText>

interface SavedTextsDialogProps {
  /** Open while there is one. */
  view: SavedTextsView | undefined
  administratorId: string
  onView: (view: SavedTextsView | undefined) => void
}

export function SavedTextsDialog({ view, administratorId, onView }: SavedTextsDialogProps) {
  const [shown, setShown] = useState(view)
  const [fromList, setFromList] = useState(false)
  // What it showed stays while it closes.
  if (view && view !== shown) {
    setShown(view)
    setFromList(shown === 'list' && view !== 'list')
  }
  const form = shown !== 'list' && shown
  const leave = () => onView(fromList ? 'list' : undefined)
  const close = () => {
    onView(undefined)
    setFromList(false)
  }
  return (
    <Dialog
      open={view !== undefined}
      onOpenChange={(open) => open || close()}
      title={form ? t(form.id ? 'savedTexts.editTitle' : 'savedTexts.newTitle') : t('savedTexts.title')}
      description={form ? t('savedTexts.formIntro') : t('savedTexts.intro')}
    >
      {form ? (
        <SavedTextForm key={form.id ?? 'new'} start={form} administratorId={administratorId} onDone={leave} />
      ) : (
        <SavedTextList onOpen={onView} />
      )}
    </Dialog>
  )
}
