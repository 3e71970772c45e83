import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/admin-security.ts'
import { signOut } from '#member/shared/lib/session/sign-out.ts'
import { accountsApi, answer, secondStepApi } from '#shared/lib/api/clients.ts'
import { SecondStep } from '#shared/second-step/second-step.tsx'
import { proveWithPasskey } from '../prove-with-passkey.ts'
import { type OpenStep, openStepOf } from './open-step.ts'

interface AdministratorStepProps {
  first: OpenStep
  onEntered: (user: User) => Promise<void>
  onOtherAccount: () => void
}

/** The steps after the password for an administrator's account, the same as in the dashboard. */
export function AdministratorStep({ first, onEntered, onOtherAccount }: AdministratorStepProps) {
  const [step, setStep] = useState(first)
  const client = useQueryClient()

  async function goOn() {
    try {
      await onEntered(await answer(accountsApi.user.$get(undefined, { init: { cache: 'no-store' } })))
    } catch (error) {
      const next = openStepOf(error)
      if (!next) throw error
      setStep(next)
    }
  }

  return (
    <div className="grid gap-5">
      <SecondStep
        access={step}
        intro={t('step.introInApp')}
        factors={['app', 'passkey']}
        proveWithPasskey={proveWithPasskey}
        api={secondStepApi}
        changePassword={(json) => accountsApi.password.$put({ json })}
        onPassed={goOn}
        onOtherAccount={async () => {
          await signOut(client)
          onOtherAccount()
        }}
      />
    </div>
  )
}
