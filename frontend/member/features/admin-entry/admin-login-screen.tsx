import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { t } from '#locales/admin-entry.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { AdminForm } from './admin-form.tsx'
import { AdminInstructions } from './admin-instructions.tsx'
import { AdminPage, AdminTitle } from './admin-page.tsx'
import type { AdminRecord } from './admin-record.ts'
import { VerifiedMark } from './verified-mark.tsx'

export function AdminLoginScreen() {
  const [record, setRecord] = useState<AdminRecord>()
  return (
    <AdminPage>
      {record ? (
        <Verified email={record.email} />
      ) : (
        <>
          <AdminTitle title={t('login.title')} text={t('login.text')} />
          <AdminForm
            blank={t('login.blank')}
            submit={t('login.submit')}
            busy={t('login.busy')}
            failedTitle={t('login.failedTitle')}
            onVerified={setRecord}
          />
          <div className="mt-3 flex flex-wrap justify-between gap-x-3 text-14">
            <Link to="/esqueci-senha" className={textLinkClass}>
              {t('login.forgotPassword')}
            </Link>
            <Link to="/auth" className={textLinkClass}>
              {t('login.memberLogin')}
            </Link>
          </div>
        </>
      )}
    </AdminPage>
  )
}

function Verified({ email }: { email: string }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <>
      <VerifiedMark />
      <AdminTitle focused title={t('login.doneTitle')} text={t('login.done', { email })} />
      <div className="grid gap-2">
        <Link to="/admin-dashboard" className={buttonClass()}>
          {t('login.continue')}
        </Link>
        <Button variant="tint" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {t(shown ? 'login.hideInstructions' : 'login.showInstructions')}
        </Button>
        {shown && <AdminInstructions id={id} />}
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          {t('login.backToApp')}
        </Link>
      </div>
    </>
  )
}
