import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { rejectionReasons } from '../../../../worker/contract/accounts.ts'
import type { RejectionText } from '../../../../worker/contract/rejection-texts.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { time } from '../../../shared/lib/format.ts'
import { useOnline } from '../../../shared/lib/use-online.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { OfflineNote } from '../../../shared/ui/offline-note.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { t } from './registrations-texts.ts'
import { SavedTextItem } from './saved-text-item.tsx'
import { savedTextsQuery, useDeleteText } from './saved-texts.ts'

interface SavedTextListProps {
  onOpen: (text: Partial<RejectionText>) => void
}

/** All that the company keeps, by reason, in each of its looks. */
export function SavedTextList({ onOpen }: SavedTextListProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(savedTextsQuery)
  const online = useOnline()
  const [doomed, setDoomed] = useState<RejectionText>()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteText()
  const add = useRef<HTMLButtonElement>(null)
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded) add.current?.focus()
  }, [loaded])

  function confirm() {
    if (!doomed) return
    remove.mutate(doomed.id, {
      onSuccess: () => toast({ title: t('savedTexts.deleted', { name: doomed.name }) }),
      onError: (failure) =>
        toast({
          variant: 'destructive',
          title: t('savedTexts.deleteFailed'),
          description: messageFor(failure),
        }),
      onSettled: () => {
        setAsking(false)
        add.current?.focus()
      },
    })
  }

  if (!data) {
    if (error) {
      return (
        <ErrorState
          message={`${t('savedTexts.failed')} ${messageFor(error)}`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
    if (!online) {
      return (
        <Notice meaning="attention" role="status">
          {t('savedTexts.offline')}
        </Notice>
      )
    }
    return (
      <Loading label={t('savedTexts.loading')}>
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
        {t('savedTexts.add')}
      </Button>
      {data.length === 0 && <p className="py-4 text-center text-balance">{t('savedTexts.empty')}</p>}
      {rejectionReasons
        .map((reason) => ({ reason, texts: data.filter((text) => text.reason === reason) }))
        .filter(({ texts }) => texts.length > 0)
        .map(({ reason, texts }) => (
          <section key={reason} aria-labelledby={`saved-${reason}`}>
            <h3 id={`saved-${reason}`} className="text-14 font-semibold text-soft">
              {t(`reasons.${reason}`)}
            </h3>
            <ul className="divide-y divide-edge">
              {texts.map((text) => (
                <SavedTextItem
                  key={text.id}
                  text={text}
                  onEdit={() => onOpen(text)}
                  onDelete={() => {
                    setDoomed(text)
                    setAsking(true)
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('savedTexts.deleteTitle', { name: doomed?.name ?? '' })}
        description={t('savedTexts.deleteText')}
        confirmLabel={t('savedTexts.delete')}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </div>
  )
}
