import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface FieldGroupProps {
  title: string
  /** What the closed group contains. */
  help: string
  /** Whether a field of the group has a value when the form opens; the group is then open. */
  isFilled: boolean
  /** Whether a field of the group has an error. Opens the group, so that the field can get the focus. */
  hasError: boolean
  children: ReactNode
}

/** Fields that not every consultation needs, collapsed under their name. */
export function FieldGroup({ title, help, isFilled, hasError, children }: FieldGroupProps) {
  const [open, setOpen] = useState(isFilled)
  const group = useRef<HTMLDetailsElement>(null)
  if (hasError && !open) setOpen(true)
  useEffect(() => {
    if (!hasError || document.activeElement?.matches('[aria-invalid=true]')) return
    group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasError])
  return (
    <details
      ref={group}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-control border border-edge"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-soft">{help}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="flex-none text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
