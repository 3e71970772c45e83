import { useQueryClient } from '@tanstack/react-query'
import { beginAdminSession } from '#admin/shared/lib/admin-session.ts'
import { t } from '#locales/admin-security.ts'
import { adminPasskeysApi } from '#shared/lib/api/clients.ts'
import { signInWithPasskey } from '#shared/lib/passkeys/sign-in-with-passkey.ts'
import { PasskeyButton } from '#shared/ui/passkeys/passkey-button.tsx'

const calls = {
  offer: () => adminPasskeysApi['sign-in'].options.$post(),
  signIn: (json: Parameters<(typeof adminPasskeysApi)['sign-in']['$post']>[0]['json']) =>
    adminPasskeysApi['sign-in'].$post({ json }),
}

/** Signs in to the dashboard with a passkey, which counts as both steps. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const client = useQueryClient()

  async function signIn() {
    const administrator = await signInWithPasskey(calls)
    if (!administrator) return
    beginAdminSession(client, administrator)
    await onSignedIn()
  }

  return (
    <PasskeyButton
      quiet
      label={t('step.enterWithPasskey')}
      busyLabel={t('step.passkeyBusy')}
      onUse={signIn}
    />
  )
}
