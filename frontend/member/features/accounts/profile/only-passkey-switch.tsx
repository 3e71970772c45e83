import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '#contract/passkeys.ts'
import { t } from '#locales/profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { setSession } from '#member/shared/lib/session/session.ts'
import { Switch } from '#member/shared/ui/forms/switch.tsx'
import { answer, provenAccountsApi } from '#shared/lib/api/clients.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'

interface OnlyPasskeySwitchProps {
  isOn: boolean
  /** Opens the form of a new password, which switches it off. */
  onChoosePassword: () => void
}

/** Leaves the account to its passkeys. */
export function OnlyPasskeySwitch({ isOn, onChoosePassword }: OnlyPasskeySwitchProps) {
  const online = useOnline()
  const client = useQueryClient()
  const switchOn = useMutation({
    mutationFn: () => answer(provenAccountsApi.password.$delete()),
    onSuccess(user) {
      setSession(client, user)
      toast({ variant: 'success', title: t('onlyPasskey.on'), description: t('onlyPasskey.onText') })
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
    },
    onError: (error) => toastFailure(t('onlyPasskey.failed'), error),
  })
  function choose(only: boolean) {
    // The list above shows them.
    const hasNone = client.getQueryData<Passkey[]>(queryKeys.passkeys)?.length === 0
    if (!only) onChoosePassword()
    else if (hasNone) toast({ title: t('unlock.none'), description: t('onlyPasskey.none') })
    else switchOn.mutate()
  }
  return (
    <Switch
      label={t('onlyPasskey.switch')}
      help={t('onlyPasskey.help')}
      isOn={isOn}
      busy={switchOn.isPending}
      blocked={!online}
      onChange={choose}
    />
  )
}
