import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { OpenDialog } from './dialogs/open-dialogs.ts'

export interface MenuItem<Value extends string> {
  value: Value
  label: string
  /** Shown beside the label, in a softer colour. */
  detail?: string
  icon?: LucideIcon
  isGrave?: boolean
}

interface MenuProps<Value extends string> {
  trigger: ReactNode
  items: readonly MenuItem<Value>[]
  onSelect: (value: Value) => void
  /** Shown if there are no items. */
  empty?: string
  placement?: 'bottom-start' | 'bottom-end'
  /** `fixed` escapes a scroller around the trigger, but within a query container Safari 16 would misplace it. */
  strategy?: 'absolute' | 'fixed'
}

export function Menu<Value extends string>({
  trigger,
  items,
  onSelect,
  empty,
  placement = 'bottom-end',
  strategy = 'absolute',
}: MenuProps<Value>) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      positioning={{ placement, gutter: 4, strategy }}
      onSelect={({ value }) => {
        const item = items.find((one) => one.value === value)
        if (item) onSelect(item.value)
      }}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content
          ref={content}
          className="z-50 max-h-[min(24rem,var(--available-height))] max-w-[calc(100vw-2rem)] min-w-56 overflow-y-auto rounded-control bg-surface p-1 shadow-float outline-none forced-colors:border"
        >
          <WhileOpen content={content} />
          {items.length === 0 && empty && (
            <Ark.Item value="" disabled className="flex min-h-11 items-center px-3 text-soft">
              {empty}
            </Ark.Item>
          )}
          {items.map(({ value, label, detail, icon: Icon, isGrave }) => (
            <Ark.Item
              key={value}
              value={value}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 font-medium data-highlighted:bg-sunken',
                isGrave && 'text-problem',
              )}
            >
              {Icon && <Icon size={18} aria-hidden />}
              {label}
              {detail && <span className="ml-auto pl-3 text-14 font-normal text-soft">{detail}</span>}
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}

/**
 * While a menu is open, letters find its items. Its content stays on the page while it is closed, and has the focus as
 * soon as it opens: Ark would highlight the first item and move the focus a frame later, and lose the keys before.
 */
function WhileOpen({ content }: { content: RefObject<HTMLElement | null> }) {
  const { open } = useMenuContext()
  useLayoutEffect(() => {
    if (open) content.current?.focus({ preventScroll: true })
  }, [open, content])
  return open && <OpenDialog />
}
