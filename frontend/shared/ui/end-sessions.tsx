import { useMutation } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#locales/end-sessions.ts'
import { ApiError, serverMessageFor } from '../lib/api/errors.ts'
import { FormError } from './forms/form-error.tsx'
import { NetworkButton } from './network-button.tsx'

interface EndSessionsProps {
  /** Sends the token and returns the message to show. */
  end: (token: string) => Promise<{ message: string }>
  onEnded: () => void
  /** A link to choosing a new password. */
  newPassword: ReactNode
}

/**
 * Ends all sessions of the account that an e-mail was about. The token is in the URL's fragment; opening the page ends
 * nothing.
 */
export function EndSessions({ end, onEnded, newPassword }: EndSessionsProps) {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  // The prerendered page has no token.
  const hydrated = useHydrated()
  const ending = useMutation({ mutationFn: end, onSuccess: onEnded, retry: false })
  const { data, error, isPending } = ending

  if (data) {
    return (
      <Result title={t('doneTitle')} focused>
        <p className="text-soft">{data.message}</p>
        {newPassword}
        <p className="text-14 text-soft">{t('call')}</p>
      </Result>
    )
  }
  if (hydrated && !token) {
    return (
      <Result title={t('missingTitle')}>
        <p className="text-soft">{t('missing')}</p>
        {newPassword}
      </Result>
    )
  }
  const isUsed = error instanceof ApiError && error.is('end_sessions_link_invalid')
  return (
    <Result title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <FormError message={error ? serverMessageFor(error, t('failed')) : undefined} />
      {isUsed ? (
        newPassword
      ) : (
        <NetworkButton
          variant="danger"
          wide
          busy={isPending || !hydrated}
          busyLabel={isPending ? t('busy') : t('submit')}
          onClick={() => ending.mutate(token)}
        >
          {t('submit')}
        </NetworkButton>
      )}
    </Result>
  )
}

interface ResultProps {
  title: string
  /** Takes the focus when it replaces the question. */
  focused?: boolean
  children: ReactNode
}

function Result({ title, focused = false, children }: ResultProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  return (
    <div className="grid gap-4">
      <h1 ref={ref} tabIndex={-1} className="text-28 font-bold tracking-tight">
        {title}
      </h1>
      {children}
    </div>
  )
}
