import type { ComponentPropsWithoutRef } from 'react'
import { ui } from '#locales/ui.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { cx } from '#shared/ui/cx.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

/** A link to another address: it does nothing as long as there is no network, and says why. */
export function NetworkLink({ href, className, children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const online = useOnline()
  return (
    <a
      {...rest}
      href={href}
      title={online ? rest.title : ui.needsInternet}
      aria-disabled={!online || undefined}
      className={cx(className, !online && 'opacity-60')}
      onClick={(event) => {
        if (online) return
        event.preventDefault()
        toast({ record: 'network', title: ui.needsInternet })
      }}
    >
      {children}
    </a>
  )
}
