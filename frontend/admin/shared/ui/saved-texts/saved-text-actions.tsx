import { useSignals } from '@preact/signals-react/runtime'
import { BookmarkPlus, ListChecks, Undo2 } from 'lucide-react'
import * as v from 'valibot'
import {
  REJECTION_TEXTS_MAX,
  type RejectionTextInput,
  rejectionTextSchema,
} from '#contract/rejection-texts.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { type SavedTextKind, useSavedTexts } from './saved-texts.ts'
import { t } from './saved-texts-texts.ts'

const wordsSchema = v.omit(rejectionTextSchema, ['name'])

interface SavedTextActionsProps {
  kind: SavedTextKind
  reason: Live
  text: Live
  /** What had been written before a saved text took its place. */
  own: string
  onRestore: () => void
  onSave: (text: Omit<RejectionTextInput, 'name'>) => void
  onManage: () => void
}

/** Under what was written: back to one's own words, keep them for the next time, see all that is kept. */
export function SavedTextActions({
  kind,
  reason,
  text,
  own,
  onRestore,
  onSave,
  onManage,
}: SavedTextActionsProps) {
  useSignals()
  const { data } = useSavedTexts(kind)
  const written = v.safeParse(wordsSchema, { reason: textOf(reason), text: textOf(text) })
  const isNew =
    written.success &&
    data !== undefined &&
    data.length < REJECTION_TEXTS_MAX &&
    !data.some((saved) => saved.reason === written.output.reason && saved.text === written.output.text)
  return (
    <div className="-mt-2 -ml-4 flex flex-wrap">
      {own && own !== textOf(text) && (
        <Button size="sm" variant="ghost" icon={<Undo2 size={18} aria-hidden />} onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
      {isNew && (
        <Button
          size="sm"
          variant="ghost"
          icon={<BookmarkPlus size={18} aria-hidden />}
          onClick={() => onSave(written.output)}
        >
          {t('keep')}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<ListChecks size={18} aria-hidden />} onClick={onManage}>
        {t('manage')}
      </Button>
    </div>
  )
}
