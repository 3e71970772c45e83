import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#locales/profile.ts'
import { setSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'

export function WithdrawName() {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => answer(accountsApi['name-change'].$delete()),
    onSuccess: (user) => {
      setSession(client, user)
      toast({
        variant: 'success',
        title: t('name.withdrawn'),
        description: t('name.withdrawnText', { name: user.fullName }),
      })
    },
    onError: (error) => toastFailure(t('name.withdrawFailed'), error),
  })
  return (
    <NetworkButton
      variant="quiet"
      size="sm"
      busy={withdraw.isPending}
      busyLabel={t('name.withdrawing')}
      onClick={() => withdraw.mutate()}
    >
      {t('name.withdraw')}
    </NetworkButton>
  )
}
