import { Pencil, Trash2 } from 'lucide-react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface SavedTextItemProps {
  text: RejectionText
  onEdit: () => void
  onDelete: () => void
}

export function SavedTextItem({ text: { name, text }, onEdit, onDelete }: SavedTextItemProps) {
  return (
    <li className="flex items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="leading-snug font-semibold wrap-break-word">{name}</p>
        <p className="text-14 wrap-break-word whitespace-pre-line text-soft">{text}</p>
      </div>
      <div className="-mr-2 flex flex-none">
        <IconButton label={t('editOf', { name })} icon={<Pencil size={20} aria-hidden />} onClick={onEdit} />
        <IconButton
          label={t('deleteOf', { name })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
