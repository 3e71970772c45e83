import { type ReactNode, useState } from 'react'
import type { SavedTextReason } from '#contract/rejection-texts.ts'
import type { Live } from '#shared/ui/forms/live.ts'
import { TextAreaField, type TextAreaFieldProps } from '#shared/ui/forms/text-area-field.tsx'
import { SavedTextActions } from './saved-text-actions.tsx'
import { SavedTextPicker } from './saved-text-picker.tsx'
import type { SavedTextKind } from './saved-texts.ts'
import type { SavedTextsView } from './saved-texts-place.tsx'

interface SavedTextFieldProps extends TextAreaFieldProps {
  kind: SavedTextKind
  reason: Live
  /** Sets the form's text and, when a saved text was chosen, its reason. */
  onText: (text: string, reason?: SavedTextReason) => void
  onChosen?: () => void
  /** Shown between the saved texts and the text: the reason. */
  between?: ReactNode
  onView: (view: SavedTextsView) => void
}

/** A text area with the company's saved texts: choose one, restore what it replaced, save the text, manage all. */
export function SavedTextField({
  kind,
  reason,
  onText,
  onChosen,
  between,
  onView,
  ...field
}: SavedTextFieldProps) {
  /** The typed text that a saved text replaced. */
  const [replaced, setReplaced] = useState('')
  return (
    <>
      <SavedTextPicker
        kind={kind}
        reason={reason}
        text={field.value}
        onChoose={(saved, typed) => {
          if (typed) setReplaced(typed)
          onText(saved.text, saved.reason)
          onChosen?.()
        }}
        onWrite={() => onView({})}
      />
      {between}
      <TextAreaField {...field} style={{ minHeight: '6rem' }} />
      <SavedTextActions
        kind={kind}
        reason={reason}
        text={field.value}
        replaced={replaced}
        onRestore={() => onText(replaced)}
        onSave={onView}
        onManage={() => onView('list')}
      />
    </>
  )
}
