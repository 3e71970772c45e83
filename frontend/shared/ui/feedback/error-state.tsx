import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { connectionTexts, isUnreachable } from '../../lib/api/connection.ts'
import { Button } from '../button.tsx'
import { uiTexts } from '../texts.ts'

export interface ErrorStateProps {
  /** What happened and what to do. */
  message: string
  onRetry?: () => void
  retrying?: boolean
  retryLabel?: string
}

export function ErrorState({
  message,
  onRetry,
  retrying = false,
  retryLabel = uiTexts.retry,
}: ErrorStateProps) {
  const unreachable = isUnreachable(useQueryClient())
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-problem-tint text-problem">
        <CircleAlert size={28} aria-hidden />
      </span>
      <div className="max-w-80 text-balance">
        <p>{message}</p>
        {unreachable && <p className="mt-1 text-14 text-soft">{connectionTexts('retry')}</p>}
      </div>
      {onRetry && (
        <Button variant="quiet" icon={<RotateCcw size={20} aria-hidden />} busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
