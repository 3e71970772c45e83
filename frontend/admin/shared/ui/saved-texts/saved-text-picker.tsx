import { useSignals } from '@preact/signals-react/runtime'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { reasonsOf, type SavedTextKind, useSavedTexts } from './saved-texts.ts'
import { t } from './saved-texts-texts.ts'

interface SavedTextPickerProps {
  kind: SavedTextKind
  reason: Live
  text: Live
  /** `typed` is the text being replaced; empty if that is a saved text itself. */
  onChoose: (saved: RejectionText, typed: string) => void
}

/** Offers the saved texts of the reason; until a reason is chosen, all of them with their reasons. */
export function SavedTextPicker({ kind, reason, text, onChoose }: SavedTextPickerProps) {
  useSignals()
  const { data = [] } = useSavedTexts(kind)
  const chosen = textOf(reason)
  const current = textOf(text)
  const offered = data.filter((saved) => !chosen || saved.reason === chosen)
  if (offered.length === 0) return null
  return (
    <SelectField
      label={t('choose')}
      emptyLabel={t('none')}
      options={offered.map((saved) => ({
        value: saved.id,
        label: chosen
          ? saved.name
          : `${saved.name} · ${reasonsOf[kind].find(({ value }) => value === saved.reason)?.label}`,
      }))}
      value={offered.find((saved) => chosen && saved.text === current)?.id ?? ''}
      onChange={({ target }) => {
        const saved = offered.find(({ id }) => id === target.value)
        const typed = data.some((known) => known.text === current) ? '' : current
        if (saved) onChoose(saved, typed)
      }}
    />
  )
}
