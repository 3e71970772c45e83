import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { time } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOnline } from '../../lib/use-online.ts'
import { SavedTextItem } from './saved-text-item.tsx'
import { reasonsOf, type SavedTextKind, useDeleteText, useSavedTexts } from './saved-texts.ts'
import { t } from './saved-texts-texts.ts'

interface SavedTextListProps {
  kind: SavedTextKind
  onOpen: (text: Partial<RejectionText>) => void
}

/** The company's saved texts by reason, in each of the list's states. */
export function SavedTextList({ kind, onOpen }: SavedTextListProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useSavedTexts(kind)
  const online = useOnline()
  const [deleting, setDeleting] = useState<RejectionText>()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeleteText()
  const add = useRef<HTMLButtonElement>(null)
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded) add.current?.focus()
  }, [loaded])

  function confirm() {
    if (!deleting) return
    remove.mutate(deleting, {
      onSuccess: () => toast({ title: t('deleted', { name: deleting.name }) }),
      onError: (failure) =>
        toast({
          variant: 'destructive',
          title: t('deleteFailed'),
          description: messageFor(failure),
        }),
      onSettled: () => {
        setConfirming(false)
        add.current?.focus()
      },
    })
  }

  if (!data) {
    if (error) {
      return (
        <ErrorState
          message={`${t('failed')} ${messageFor(error)}`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
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
      {!online && <OfflineNote time={time(dataUpdatedAt)} />}
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
              <h3 id={`saved-${reason}`} className="text-14 font-semibold text-soft">
                {label}
              </h3>
            )}
            <ul className="divide-y divide-edge">
              {texts.map((text) => (
                <SavedTextItem
                  key={text.id}
                  text={text}
                  onEdit={() => onOpen(text)}
                  onDelete={() => {
                    setDeleting(text)
                    setConfirming(true)
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('deleteTitle', { name: deleting?.name ?? '' })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </div>
  )
}
