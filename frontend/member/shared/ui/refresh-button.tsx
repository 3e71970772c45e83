import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { useOnline } from '#shared/lib/use-online.ts'
import { cx } from '#shared/ui/cx.ts'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

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
    if (isError && failed) toastFailure(failed, error)
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

/**
 * Rendered beside its trigger, so that it is in the same landmark. Closes 300 ms after the pointer has left; until then
 * the next tooltip opens without a delay.
 */
function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Ark.Root openDelay={700} closeDelay={300} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className="z-60 max-w-72 animate-enter rounded-small bg-ink px-3 py-1.5 text-14 text-page">
          {text}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}
