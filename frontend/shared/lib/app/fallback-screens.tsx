import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { shellTexts as t } from './shell-texts.ts'

export function PendingScreen() {
  return <PageSpinner label={t('loading')} />
}

export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      <h1 className="text-28 font-bold">{t('notFound.title')}</h1>
      <p className="text-soft">{t('notFound.hint')}</p>
      <p>
        <Link to="/" className={buttonClass({ variant: 'tint' })}>
          {t('notFound.home')}
        </Link>
      </p>
    </main>
  )
}

/** `div` inside an existing landmark. */
export function FailedScreen({ as: Frame = 'main' }: { as?: 'main' | 'div' }) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()

  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <Frame className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      <h1 className="text-22 font-bold">{t('screenFailed.title')}</h1>
      <p className="max-w-96 text-soft">{t('screenFailed.text')}</p>
      <p>
        <Button onClick={retry}>{t('screenFailed.retry')}</Button>
      </p>
    </Frame>
  )
}
