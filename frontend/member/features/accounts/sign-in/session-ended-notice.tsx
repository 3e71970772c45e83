import { useHydrated, useRouter } from '@tanstack/react-router'
import { accounts } from '#locales/accounts.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

const t = plainTexts(accounts)

/** Says why the sign-in is asked for where a session ended while the app was in use. */
export function SessionEndedNotice() {
  const { history } = useRouter()
  // The prerendered page knows no history.
  const hydrated = useHydrated()
  const { sessionEnded } = history.location.state
  if (!hydrated || !sessionEnded) return null
  return (
    <div className="mb-5">
      <Notice meaning="info" role="status" title={t(`sessionEnded.${sessionEnded}`)}>
        {t('sessionEnded.text')}
      </Notice>
    </div>
  )
}
