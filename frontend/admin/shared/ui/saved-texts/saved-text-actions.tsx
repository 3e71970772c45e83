import { useSignals } from '@preact/signals-react/runtime'
import { BookmarkPlus, ListChecks, Undo2 } from 'lucide-react'
import * as v from 'valibot'
import {
  REJECTION_TEXTS_MAX,
  type RejectionTextInput,
  rejectionTextSchema,
} from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { type SavedTextKind, useSavedTexts } from './saved-texts.ts'

const unnamedTextSchema = v.omit(rejectionTextSchema, ['name'])

interface SavedTextActionsProps {
  kind: SavedTextKind
  reason: Live
  text: Live
  /** The typed text that a saved text replaced; empty if none. */
  replaced: string
  onRestore: () => void
  onSave: (text: Omit<RejectionTextInput, 'name'>) => void
  onManage: () => void
}

/** Buttons under the text: restore the replaced text, save the current one, manage the saved texts. */
export function SavedTextActions({
  kind,
  reason,
  text,
  replaced,
  onRestore,
  onSave,
  onManage,
}: SavedTextActionsProps) {
  useSignals()
  const { data } = useSavedTexts(kind)
  const parsed = v.safeParse(unnamedTextSchema, { reason: textOf(reason), text: textOf(text) })
  const isNew =
    parsed.success &&
    data !== undefined &&
    data.length < REJECTION_TEXTS_MAX &&
    !data.some((saved) => saved.reason === parsed.output.reason && saved.text === parsed.output.text)
  return (
    <div className="-mt-2 -ml-4 flex flex-wrap">
      {replaced && replaced !== textOf(text) && (
        <Button size="sm" variant="ghost" icon={<Undo2 size={18} aria-hidden />} onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
      {isNew && (
        <Button
          size="sm"
          variant="ghost"
          icon={<BookmarkPlus size={18} aria-hidden />}
          onClick={() => onSave(parsed.output)}
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
