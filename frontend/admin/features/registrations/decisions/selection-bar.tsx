import { X } from 'lucide-react'
import { onFirstClick } from '#admin/shared/lib/first-click.ts'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { t } from '#locales/admin-registrations.ts'
import { Button } from '#shared/ui/button.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onApprove: () => void
  onReject: () => void
}

/** Replaces the search while registrations are selected: keys and buttons decide all of them. */
export function SelectionBar({ selection, onApprove, onReject }: SelectionBarProps) {
  const count = selection.selected.length
  return (
    // As high as the search and the filter that it replaces.
    <div className="flex min-h-12 flex-wrap items-center gap-2 max-sm:min-h-26">
      <p role="status" className="mr-auto font-medium whitespace-nowrap @max-lg:sr-only">
        {t('selection.count', { count })}
      </p>
      <Button size="sm" aria-keyshortcuts="A" onClick={onFirstClick(onApprove)}>
        {t('selection.approve', { count })}
        <KeyHint>A</KeyHint>
      </Button>
      <Button size="sm" variant="quiet" aria-keyshortcuts="R" onClick={onReject}>
        {t('selection.reject', { count })}
        <KeyHint>R</KeyHint>
      </Button>
      <Button size="sm" variant="ghost" aria-keyshortcuts="Escape" onClick={selection.clear}>
        <span className="@max-[56rem]:sr-only">{t('selection.clear')}</span>
        <X size={20} aria-hidden className="@min-[56rem]:hidden" />
        <KeyHint>Esc</KeyHint>
      </Button>
    </div>
  )
}
