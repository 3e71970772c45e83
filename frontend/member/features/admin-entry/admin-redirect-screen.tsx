import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#locales/admin-entry.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { AdminInstructions } from './admin-instructions.tsx'
import { AdminPage, AdminTitle } from './admin-page.tsx'
import { type RedirectProblem, redirectProblem } from './admin-record.ts'
import { removeRecord, storedRecord } from './admin-record-storage.ts'

const REVEAL_MS = 1_500

export function AdminRedirectScreen() {
  const [problem] = useState(() => redirectProblem(storedRecord(), Date.now()))

  useEffect(() => {
    if (problem) removeRecord()
  }, [problem])

  return <AdminPage>{problem ? <Refused problem={problem} /> : <Valid />}</AdminPage>
}

function Refused({ problem }: { problem: RedirectProblem }) {
  return (
    <>
      <span className="mb-4 grid size-14 place-items-center rounded-card bg-problem-tint text-problem">
        <CircleAlert size={28} aria-hidden />
      </span>
      <AdminTitle title={t('redirect.failedTitle')} />
      <p role="alert" className="-mt-4 mb-6 text-soft">
        {t(`redirect.${problem}`)}
      </p>
      <Link to="/admin" className={buttonClass({ wide: true })}>
        {t('redirect.backToLogin')}
      </Link>
    </>
  )
}

function Valid() {
  const [revealed, setRevealed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), REVEAL_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <AdminTitle title={t('redirect.title')} />
      <div role="status" className="mb-4 grid gap-3">
        {!revealed && (
          <p className="flex items-center gap-3 font-medium text-brand-deep">
            <Spinner />
            {t('redirect.working')}
          </p>
        )}
        <Notice meaning="good">{t('redirect.valid')}</Notice>
      </div>
      {revealed && (
        <div className="grid gap-2">
          <AdminInstructions />
          <Link to="/" className={buttonClass({ variant: 'tint', className: 'mt-2' })}>
            {t('redirect.backToApp')}
          </Link>
          <Link to="/admin" className={buttonClass({ variant: 'ghost' })}>
            {t('redirect.backToLogin')}
          </Link>
        </div>
      )}
    </>
  )
}
