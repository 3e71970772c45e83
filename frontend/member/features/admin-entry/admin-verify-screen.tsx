import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '#locales/admin-entry.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { AdminForm } from './admin-form.tsx'
import { DashboardLink } from './admin-instructions.tsx'
import { AdminPage, AdminTitle } from './admin-page.tsx'
import { verifiedBefore } from './admin-record-storage.ts'
import { useAdminUrl } from './use-admin-url.ts'
import { VerifiedMark } from './verified-mark.tsx'

export function AdminVerifyScreen() {
  const [verified, setVerified] = useState(false)

  // After the first render, which must match the prerendered page.
  useEffect(() => {
    if (verifiedBefore(Date.now())) setVerified(true)
  }, [])

  return (
    <AdminPage>
      {verified ? (
        <Verified />
      ) : (
        <>
          <AdminTitle title={t('verify.title')} text={t('verify.text')} />
          <AdminForm
            blank={t('verify.blank')}
            submit={t('verify.submit')}
            busy={t('verify.busy')}
            failedTitle={t('verify.failedTitle')}
            onVerified={() => setVerified(true)}
          />
          <Link to="/" className={`mt-3 ${textLinkClass}`}>
            {t('verify.back')}
          </Link>
        </>
      )}
    </AdminPage>
  )
}

function Verified() {
  const adminUrl = useAdminUrl()
  return (
    <>
      <VerifiedMark />
      <AdminTitle focused title={t('verify.doneTitle')} text={t('verify.done')} />
      {adminUrl && <p className="mb-4 font-medium">{adminUrl}</p>}
      <div className="grid gap-2">
        <DashboardLink />
        <Link to="/" className={buttonClass({ variant: 'tint' })}>
          {t('verify.backToApp')}
        </Link>
      </div>
    </>
  )
}
