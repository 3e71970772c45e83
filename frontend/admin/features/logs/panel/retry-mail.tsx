import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { focusPanel } from '#admin/shared/ui/workbench/record-keys.ts'
import type { MailRow } from '#contract/logs.ts'
import { t } from '#locales/admin-logs.ts'
import { answer, logsApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { eventNames } from '#texts/events.ts'

export function RetryMail({ mail }: { mail: MailRow }) {
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const retry = useMutation({
    mutationFn: () => answer(logsApi.mails[':id'].retry.$post({ param: { id: mail.id } })),
    onSuccess: () => {
      toast({ variant: 'success', title: t('mail.retried'), description: t('mail.retriedText') })
      // The button disappears with the failure.
      if (document.activeElement === button.current) focusPanel()
    },
    onError: (error) => toastFailure(t('mail.retryFailed'), error),
    // Also after a conflict: the message was sent in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.logs.all }),
  })
  return (
    <Button
      ref={button}
      variant="tint"
      size="sm"
      icon={<RotateCcw size={18} aria-hidden />}
      busy={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t('mail.retry')}
      <span className="sr-only"> {eventNames[mail.kind]}</span>
    </Button>
  )
}
