import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { ServiceIcon } from './service-icon.tsx'
import type { ServiceKey } from './services.ts'

interface NowRowProps {
  service: ServiceKey
  title: string
  /** Where the row leads. */
  link?: LinkProps | undefined
  text: ReactNode
  /** A button at the end; without one, the row is a link. */
  action?: ReactNode
}

/** One line in the list of what needs the member's attention. */
export function NowRow({ service, title, link, text, action }: NowRowProps) {
  return (
    <div className="relative flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <ServiceIcon service={service} />
      <div className="min-w-32 flex-1">
        <h3 className="leading-tight font-semibold wrap-break-word">
          {link ? (
            <Link {...link} className={cx(stretchedLinkClass, 'text-left')}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-0.5 text-14 leading-tight wrap-break-word text-soft">{text}</p>
      </div>
      {action ?? <ChevronRight size={20} aria-hidden className="flex-none text-soft" />}
    </div>
  )
}

export function NowRowSkeleton() {
  return (
    <div className="flex min-h-17 items-center gap-3 py-3">
      <Skeleton className="size-11 flex-none rounded-[0.875rem]" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
      </div>
    </div>
  )
}
