import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { t as connectionTexts } from '#locales/connection.ts'
import { ui } from '#locales/ui.ts'
import { isUnreachable } from '../../lib/api/connection.ts'
import { messageFor } from '../../lib/api/errors.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'

/** A query, or what can be tried again like one. */
export interface Retryable {
  isFetching: boolean
  refetch: () => unknown
}

interface ErrorStateProps {
  /** What happened and what to do. */
  message: string
  /** Its message is added. */
  error?: Error | null | undefined
  query: Retryable
}

/** Without a network it offers no retry, which would fail, but retries by itself once there is one. */
export function ErrorState({ message, error, query }: ErrorStateProps) {
  const unreachable = isUnreachable(useQueryClient())
  const online = useOnline()
  const retry = () => void query.refetch()
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const hint = online ? unreachable && 'retry' : 'returns'
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-problem-tint text-problem">
        <CircleAlert size={28} aria-hidden />
      </span>
      <div className="max-w-80 text-balance">
        <p>{error ? `${message} ${messageFor(error)}` : message}</p>
        {hint && <p className="mt-1 text-14 text-soft">{connectionTexts(hint)}</p>}
      </div>
      {online && (
        <Button
          variant="quiet"
          icon={<RotateCcw size={20} aria-hidden />}
          busy={query.isFetching}
          onClick={retry}
        >
          {ui.retry}
        </Button>
      )}
    </div>
  )
}

export function ErrorCard(props: ErrorStateProps) {
  return (
    <Card>
      <ErrorState {...props} />
    </Card>
  )
}
