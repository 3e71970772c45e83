import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { time } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { KeyHint } from '../key-cap.tsx'
import { PanelFoot } from '../workbench/panel.tsx'
import { reasonsOf, type SavedTextKind, useSavedTexts } from './saved-texts.ts'

interface SavedTextListProps {
  kind: SavedTextKind
  onOpen: (text: Partial<RejectionText>) => void
  onDelete: (text: RejectionText) => void
  onLeave: () => void
}

/** The company's saved texts, with the button that leads back to the rejection. */
export function SavedTextList({ onLeave, ...props }: SavedTextListProps) {
  return (
    <>
      <Texts {...props} />
      <PanelFoot className="z-1 -mx-4 mt-4 -mb-4 lg:-mx-5">
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t('cancel')}
          <KeyHint>Esc</KeyHint>
        </Button>
      </PanelFoot>
    </>
  )
}

/** The texts by reason, in each of the list's states. */
function Texts({ kind, onOpen, onDelete }: Omit<SavedTextListProps, 'onLeave'>) {
  const query = useSavedTexts(kind)
  const { data, error } = query
  const online = useOnline()
  const add = useRef<HTMLButtonElement>(null)
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded) add.current?.focus()
  }, [loaded])

  if (!data) {
    if (error) return <ErrorState message={t('failed')} error={error} query={query} />
    if (!online) {
      return (
        <Notice meaning="attention" role="status">
          {t('offline')}
        </Notice>
      )
    }
    return (
      <Loading label={t('loading')}>
        <div className="grid gap-6 py-4">
          <SkeletonText />
          <SkeletonText />
        </div>
      </Loading>
    )
  }
  return (
    <div className="mt-4 grid gap-5">
      {!online && <OfflineNote time={time(query.dataUpdatedAt)} />}
      <Button
        ref={add}
        variant="tint"
        icon={<Plus size={20} aria-hidden />}
        className="justify-self-start"
        onClick={() => onOpen({})}
      >
        {t('add')}
      </Button>
      {data.length === 0 && <p className="py-4 text-center text-balance">{t('empty')}</p>}
      {reasonsOf[kind]
        .map(({ value, label }) => ({
          reason: value,
          label,
          texts: data.filter((text) => text.reason === value),
        }))
        .filter(({ texts }) => texts.length > 0)
        .map(({ reason, label, texts }) => (
          <section key={reason} aria-labelledby={label ? `saved-${reason}` : undefined}>
            {label && (
              <h4 id={`saved-${reason}`} className="text-14 font-semibold text-soft">
                {label}
              </h4>
            )}
            <ul className="divide-y divide-edge">
              {texts.map((text) => (
                <SavedTextItem
                  key={text.id}
                  text={text}
                  onEdit={() => onOpen(text)}
                  onDelete={() => onDelete(text)}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

interface SavedTextItemProps {
  text: RejectionText
  onEdit: () => void
  onDelete: () => void
}

function SavedTextItem({ text: { name, text }, onEdit, onDelete }: SavedTextItemProps) {
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
