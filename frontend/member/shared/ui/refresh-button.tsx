import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { messageFor } from '#shared/lib/api/errors.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { cx } from '#shared/ui/cx.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

interface RefreshButtonProps {
  query: Pick<UseInfiniteQueryResult, 'refetch' | 'isFetching' | 'isFetchingNextPage'>
  label: string
  /** Title of a toast after a failure, for lists that do not show it themselves. */
  failed?: string
}

export function RefreshButton({ query, label, failed }: RefreshButtonProps) {
  const online = useOnline()
  const busy = query.isFetching && !query.isFetchingNextPage
  async function refresh() {
    const { isError, error } = await query.refetch()
    if (isError && failed) toast({ variant: 'destructive', title: failed, description: messageFor(error) })
  }
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        aria-busy={busy}
        aria-disabled={!online}
        icon={<RotateCw size={20} aria-hidden className={cx(busy && 'animate-spin')} />}
        onClick={() => void refresh()}
      />
    </Tooltip>
  )
}
