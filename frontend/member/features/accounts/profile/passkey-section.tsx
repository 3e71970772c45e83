import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { t } from '#locales/passkeys.ts'
import { PASSKEYS_HASH } from '#member/shared/lib/member-paths.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { accountsApi, answer, passkeysApi, secondStepApi } from '#shared/lib/api/clients.ts'
import { Card } from '#shared/ui/card.tsx'
import { FreshProofHost } from '#shared/ui/fresh-proof/fresh-proof-host.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { type PasskeyCalls, PasskeyList } from '#shared/ui/passkeys/passkey-list.tsx'
import { proveWithPasskey } from '../prove-with-passkey.ts'
import { OnlyPasskeySwitch } from './only-passkey-switch.tsx'

const calls: PasskeyCalls = {
  queryKey: queryKeys.passkeys,
  list: (signal) => answer(passkeysApi.index.$get(undefined, { init: { signal } })),
  offer: () => answer(passkeysApi.options.$post()),
  add: (credential) => passkeysApi.index.$post({ json: { credential } }),
  rename: (id, name) => passkeysApi[':id'].$patch({ param: { id }, json: { name } }),
  remove: (id) => passkeysApi[':id'].$delete({ param: { id } }),
}

/** For members only: an administrator's passkeys are the second factor. */
const memberCalls = (passwordOff: boolean): PasskeyCalls => ({
  ...calls,
  lost: {
    ...(!passwordOff && { ask: (id: string) => passkeysApi[':id'].removal.$post({ param: { id } }) }),
    stop: (id) => passkeysApi[':id'].removal.$delete({ param: { id } }),
  },
})

interface PasskeySectionProps {
  user: User
  onChoosePassword: () => void
}

export function PasskeySection({ user, onChoosePassword }: PasskeySectionProps) {
  // An earlier version kept a user without it on the device.
  const { role, passwordOff = false } = user
  const client = useQueryClient()
  const isMember = role === 'member'
  const byPassword = !passwordOff && {
    password: (password: string) => accountsApi.password.proof.$post({ json: { password } }),
  }
  return (
    <section>
      <SectionTitle id={PASSKEYS_HASH}>{t('title')}</SectionTitle>
      <Card>
        <p className="mb-4 text-14 text-soft">{t('text')}</p>
        <PasskeyList calls={isMember ? memberCalls(passwordOff) : calls} />
      </Card>
      {isMember && (
        <Card className="mt-3">
          <OnlyPasskeySwitch isOn={passwordOff} onChoosePassword={onChoosePassword} />
        </Card>
      )}
      <FreshProofHost
        ways={(factors) => ({
          ...(factors.includes('app') && {
            code: (code: string) => secondStepApi.verify.$post({ json: { code } }),
          }),
          ...(factors.length === 0 && byPassword),
          ...((factors.includes('passkey') || client.getQueryData<Passkey[]>(queryKeys.passkeys)?.length) && {
            passkey: proveWithPasskey,
          }),
          ...(passwordOff
            ? { lostPasskey: 'reset' as const }
            : isMember && factors.includes('passkey') && { lostPasskey: 'remove' as const }),
        })}
      />
    </section>
  )
}
