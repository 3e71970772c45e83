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
  /** `replaced`: words of one's own that it takes the place of. */
  onChoose: (saved: RejectionText, replaced: string) => void
}

/** The saved texts of the reason; all of them, each with its own, until one is chosen. */
export function SavedTextPicker({ kind, reason, text, onChoose }: SavedTextPickerProps) {
  useSignals()
  const { data = [] } = useSavedTexts(kind)
  const chosen = textOf(reason)
  const written = textOf(text)
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
      value={offered.find((saved) => chosen && saved.text === written)?.id ?? ''}
      onChange={({ target }) => {
        const saved = offered.find(({ id }) => id === target.value)
        const own = data.some((known) => known.text === written) ? '' : written
        if (saved) onChoose(saved, own)
      }}
    />
  )
}
