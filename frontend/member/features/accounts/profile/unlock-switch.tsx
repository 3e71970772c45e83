import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '#contract/passkeys.ts'
import { t } from '#locales/profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { setLocked, useIsLocked, useKeepsData } from '#member/shared/lib/vault/keeps-data.ts'
import { Switch } from '#member/shared/ui/forms/switch.tsx'
import { useOnline } from '#shared/lib/use-online.ts'
import { Card } from '#shared/ui/card.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'

/** For members whose data this device keeps. */
export function UnlockSwitch({ memberId }: { memberId: string }) {
  const isOn = useIsLocked(memberId)
  const online = useOnline()
  const client = useQueryClient()
  const change = useMutation({
    async mutationFn(locks: boolean): Promise<boolean> {
      // The next start needs the screen without a network.
      const [{ lockData, unlockData }] = await Promise.all([
        import('../unlock/quick-unlock.ts'),
        import('../unlock/unlock-screen.tsx'),
      ])
      if (locks) return lockData(memberId)
      const isMember = await unlockData()
      if (isMember) setLocked(memberId, false)
      return isMember
    },
    onSuccess(isDone, locks) {
      if (isDone) toast({ variant: 'success', title: t(locks ? 'unlock.on' : 'unlock.off') })
      else if (!locks) toast({ title: t('unlock.stays'), description: t('unlock.staysText') })
    },
    onError: (error) => toastFailure(t('unlock.failed'), error),
  })
  function choose(locks: boolean) {
    // The screen lists them.
    const hasNone = client.getQueryData<Passkey[]>(queryKeys.passkeys)?.length === 0
    if (locks && hasNone) toast({ title: t('unlock.none'), description: t('unlock.noneText') })
    else change.mutate(locks)
  }
  if (!useKeepsData(memberId) || !('PublicKeyCredential' in window)) return null
  return (
    <Card className="mt-3">
      <Switch
        label={t('unlock.switch')}
        help={t('unlock.help')}
        isOn={isOn}
        busy={change.isPending}
        blocked={!online && !isOn}
        onChange={choose}
      />
    </Card>
  )
}
