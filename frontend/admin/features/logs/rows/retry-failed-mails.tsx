import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { MailQuery } from '#contract/logs.ts'
import { answer, logsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { t } from '../logs-texts.ts'

/** Puts all failed messages within the filters back into the queue, after a question. */
export function RetryFailedMails({ search }: { search: Omit<MailQuery, 'cursor'> }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { from, to, person, kind } = search
  const hasFilter = [from, to, person, kind].some((value) => value !== undefined)
  const retry = useMutation({
    mutationFn: () => answer(logsApi.mails.retry.$post({ query: { from, to, person, kind } })),
    onSuccess: ({ retried, more }) =>
      toast({
        variant: 'success',
        title: retried === 0 ? t('mail.noneFailed') : t('mail.allRetried', { count: retried }),
        ...(retried > 0 && { description: t(more ? 'mail.allRetriedMore' : 'mail.allRetriedText') }),
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('mail.retryFailed'), description: messageFor(error) }),
    onSettled: () => {
      setAsking(false)
      return client.invalidateQueries({ queryKey: queryKeys.logs.all })
    },
  })
  return (
    <div className="mb-3">
      <Button
        variant="tint"
        size="sm"
        icon={<RotateCcw size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('mail.retryAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="solid"
        title={t('mail.retryAllTitle')}
        description={t(hasFilter ? 'mail.retryAllFiltered' : 'mail.retryAllText')}
        confirmLabel={t('mail.retryAll')}
        busy={retry.isPending}
        onConfirm={() => retry.mutate()}
      />
    </div>
  )
}
