import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RESEND_COOLDOWN_SECONDS } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { sessionQuery, setSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { useCountdown } from '../registration/use-countdown.ts'

/** Subject shared by the toasts about the pending change. */
export const EMAIL_CHANGE = 'email-change'

/** Resends the link of a pending change of e-mail, or cancels the change. */
export function PendingEmailActions({ email }: { email: string }) {
  const client = useQueryClient()
  // The change was confirmed or cancelled elsewhere.
  const refreshIfGone = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) void client.invalidateQueries(sessionQuery)
  }
  const resend = useMutation({
    mutationFn: () => answer(accountsApi['email-change'].resend.$post()),
    onSuccess: () =>
      toast({
        record: EMAIL_CHANGE,
        variant: 'success',
        title: t('email.resentTitle'),
        description: t('email.resent', { email }),
      }),
    onError: (error) => {
      toastFailure(t('email.resendFailed'), error)
      refreshIfGone(error)
    },
  })
  const cancel = useMutation({
    mutationFn: () => answer(accountsApi['email-change'].$delete()),
    onSuccess: (user) => {
      setSession(client, user)
      toast({
        record: EMAIL_CHANGE,
        variant: 'success',
        title: t('email.cancelled'),
        description: t('email.cancelledText', { email: user.email }),
      })
    },
    onError: (error) => toastFailure(t('email.cancelFailed'), error),
  })
  const left = useCountdown(resend.isSuccess ? RESEND_COOLDOWN_SECONDS : 0, resend.submittedAt)
  return (
    <div className="flex flex-wrap gap-2">
      <NetworkButton
        variant="tint"
        size="sm"
        // Not disabled, which would drop the focus.
        aria-disabled={left > 0}
        className="aria-disabled:opacity-60"
        busy={resend.isPending}
        busyLabel={t('email.busy')}
        onClick={() => resend.mutate()}
      >
        <span className="tabular-nums">
          {left > 0 ? t('email.resendWait', { seconds: left }) : t('email.resend')}
        </span>
      </NetworkButton>
      <NetworkButton
        variant="quiet"
        size="sm"
        busy={cancel.isPending}
        busyLabel={t('email.cancelling')}
        onClick={() => cancel.mutate()}
      >
        {t('email.cancelChange')}
      </NetworkButton>
    </div>
  )
}
