import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement } from 'react'

/**
 * Rendered beside its trigger, so that it is in the same landmark. Closes 300 ms after the pointer has left; until then
 * the next tooltip opens without a delay.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
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
