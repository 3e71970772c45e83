import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { MailQuery } from '#contract/logs.ts'
import { t } from '#locales/admin-logs.ts'
import { answer, logsApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'

/** Requeues all failed messages that match the filters, after a confirmation that replaces the button. */
export function RetryFailedMails({ search }: { search: Omit<MailQuery, 'cursor'> }) {
  const client = useQueryClient()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { from, to, person, kind } = search
  const hasFilter = [from, to, person, kind].some((value) => value !== undefined)
  const mutationKey = [id]
  const retry = useMutation({
    mutationKey,
    mutationFn: () => answer(logsApi.mails.retry.$post({ query: { from, to, person, kind } })),
    onSuccess: ({ retried, more }) =>
      toast({
        variant: 'success',
        title: retried === 0 ? t('mail.noneFailed') : t('mail.allRetried', { count: retried }),
        ...(retried > 0 && { description: t(more ? 'mail.allRetriedMore' : 'mail.allRetriedText') }),
      }),
    onError: (error) => toastFailure(t('mail.retryFailed'), error),
    onSettled: () => {
      close()
      return client.invalidateQueries({ queryKey: queryKeys.logs.all })
    },
  })

  function ask() {
    flushSync(() => setAsking(true))
    heading.current?.focus()
  }

  function close() {
    // Leave the focus alone if it has moved on.
    const hasFocus = form.current?.contains(document.activeElement)
    flushSync(() => setAsking(false))
    if (hasFocus) button.current?.focus()
  }

  /** Whether the request is in flight, which cannot be cancelled. `isPending` says so only after the next render. */
  const isUnderWay = () => client.isMutating({ mutationKey }) > 0

  function cancel() {
    if (!isUnderWay()) close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isUnderWay()) retry.mutate()
  }

  if (!isAsking)
    return (
      <Button ref={button} variant="ghost" size="sm" icon={<RotateCcw size={18} aria-hidden />} onClick={ask}>
        {t('mail.retryAll')}
      </Button>
    )
  return (
    <form
      ref={form}
      aria-labelledby={id}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        cancel()
      }}
      className="grid gap-1 py-1.5"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="font-semibold">
        {t('mail.retryAllTitle')}
      </h2>
      <p className="text-14 text-soft">{t(hasFilter ? 'mail.retryAllFiltered' : 'mail.retryAllText')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={retry.isPending}>
          {t('mail.retryAllConfirm')}
        </Button>
        <Button variant="quiet" size="sm" aria-disabled={retry.isPending} onClick={cancel}>
          {t('mail.retryAllCancel')}
        </Button>
      </div>
    </form>
  )
}
