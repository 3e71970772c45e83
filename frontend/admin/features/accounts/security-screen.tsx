import { t } from '#locales/admin-security.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PasskeyCard } from './passkeys/passkey-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionCard } from './session/session-card.tsx'

/** The signed-in administrator's second factor, passkeys, password and sessions. */
export function SecurityScreen() {
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      <div className="grid max-w-192 gap-4">
        <SecondFactorCard />
        <PasskeyCard />
        <PasswordCard />
        <SessionCard />
      </div>
    </>
  )
}
