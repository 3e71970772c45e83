import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { t } from '#locales/shell.ts'
import { ui } from '#locales/ui.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'

export function PendingScreen() {
  return <PageSpinner />
}

/** @param ways links besides the one to the home */
export function NotFoundScreen({ ways = [] }: { ways?: readonly { to: string; label: string }[] }) {
  const { history } = useRouter()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      {/* The specification gives this text in English. */}
      <h1 lang="en" className="text-28 font-bold">
        {t('notFound.title')}
      </h1>
      {/* Without the path, whose wording comes from the link's author. */}
      <p className="max-w-120 text-soft">{t('notFound.hint')}</p>
      <nav aria-label={t('notFound.ways')} className="flex max-w-160 flex-wrap justify-center gap-2">
        <Link to="/" className={buttonClass()}>
          {t('notFound.home')}
        </Link>
        {ways.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'tint' })}>
            {label}
          </Link>
        ))}
        {history.canGoBack() && (
          <Button variant="quiet" onClick={() => history.back()}>
            {t('notFound.back')}
          </Button>
        )}
      </nav>
    </main>
  )
}

/** How long an answer may take, and how long after a failure it is asked for again. */
const ANSWER_MS = 10_000
const ASK_AGAIN_MS = 2_000

/** Whether the server answers before the screen is gone: browsers say that they are online before requests arrive. */
async function isAnswered(gone: AbortSignal): Promise<boolean> {
  while (!gone.aborted && navigator.onLine) {
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
      return !gone.aborted
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
  return false
}

/** Retries by itself once the network is back. Use `div` inside an existing landmark. */
export function FailedScreen({ as: Frame = 'main' }: { as?: 'main' | 'div' }) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()

  function retry() {
    reset()
    void router.invalidate()
  }
  const onOnline = useEffectEvent(async (gone: AbortSignal) => {
    if (await isAnswered(gone)) retry()
  })
  useEffect(() => {
    const shown = new AbortController()
    addEventListener('online', () => void onOnline(shown.signal), { signal: shown.signal })
    return () => shown.abort()
  }, [])
  return (
    <Frame className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      <h1 className="text-22 font-bold">{t('screenFailed.title')}</h1>
      <p className="max-w-96 text-soft">{t('screenFailed.text')}</p>
      <p>
        <Button onClick={retry}>{ui.retry}</Button>
      </p>
    </Frame>
  )
}
