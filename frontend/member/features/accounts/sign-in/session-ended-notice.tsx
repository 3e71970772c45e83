import { useHydrated, useRouter } from '@tanstack/react-router'
import { t } from '#locales/accounts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

/** Explains why the sign-in is shown if a session ended while the app was in use. */
export function SessionEndedNotice() {
  const { history } = useRouter()
  // The prerendered page has no history state.
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
