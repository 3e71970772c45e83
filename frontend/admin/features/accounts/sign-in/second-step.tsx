import { useQueryClient } from '@tanstack/react-query'
import { proveWithPasskey } from '#admin/shared/lib/admin-proof.ts'
import { adminSessionQuery, signOutAdmin } from '#admin/shared/lib/admin-session.ts'
import { givenNameOf } from '#contract/given-name.ts'
import type { AdminAccess, Administrator } from '#contract/second-factor.ts'
import { t } from '#locales/admin-security.ts'
import { adminAccountsApi, adminSecondStepApi } from '#shared/lib/api/clients.ts'
import { SecondStep as SharedSecondStep } from '#shared/second-step/second-step.tsx'

interface SecondStepProps {
  administrator: Administrator
  access: Exclude<AdminAccess, 'full'>
  onPassed: () => Promise<void>
}

/** The steps of the dashboard's sign-in after the password. */
export function SecondStep({ administrator, access, onPassed }: SecondStepProps) {
  const client = useQueryClient()

  async function goOn() {
    const next = await client.fetchQuery({ ...adminSessionQuery, staleTime: 0 })
    if (next?.access === 'full') await onPassed()
  }

  return (
    <SharedSecondStep
      access={access}
      intro={t(administrator.factors.includes('passkey') ? 'step.introPasskey' : 'step.intro', {
        name: givenNameOf(administrator.fullName),
      })}
      factors={administrator.factors}
      proveWithPasskey={proveWithPasskey}
      api={adminSecondStepApi}
      changePassword={(json) => adminAccountsApi.password.$put({ json })}
      onPassed={goOn}
      onOtherAccount={() => signOutAdmin(client)}
    />
  )
}
