import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useMemo } from 'react'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { cooldownLeft } from './resend-cooldown.ts'
import { useCountdown } from './use-countdown.ts'

/** Requests another confirmation e-mail, with a cooldown that survives a reload. */
export function ResendEmail({ user }: { user: User }) {
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: () => answer(accountsApi.registration['resend-confirmation'].$post()),
    onSuccess: ({ confirmationSentAt }) => {
      client.setQueryData(sessionQuery.queryKey, (current) => current && { ...current, confirmationSentAt })
      toast({
        variant: 'success',
        title: t('resend.sentTitle'),
        description: t('resend.sent', { email: user.email }),
      })
    },
    onError: (error) => {
      toastFailure(t('resend.failedTitle'), error)
      // The account was confirmed elsewhere.
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries(sessionQuery)
    },
  })
  const { error } = resend
  // A daily limit lasts too long to count down; its message says what to do.
  const retryAfter = error instanceof ApiError && error.is('resend_too_soon') ? error.retryAfter : undefined
  const cooldown = useMemo(
    () => retryAfter ?? cooldownLeft(user.confirmationSentAt, Date.now()),
    [retryAfter, user.confirmationSentAt],
  )
  const left = useCountdown(cooldown, error ?? user.confirmationSentAt)

  return (
    <NetworkButton
      variant="tint"
      icon={<Send size={20} aria-hidden />}
      // Not disabled, which would drop the focus.
      aria-disabled={left > 0}
      className="aria-disabled:opacity-60"
      busy={resend.isPending}
      busyLabel={t('resend.busy')}
      onClick={() => resend.mutate()}
    >
      <span className="tabular-nums">
        {left > 0 ? t('resend.wait', { seconds: left }) : t('resend.action')}
      </span>
    </NetworkButton>
  )
}
