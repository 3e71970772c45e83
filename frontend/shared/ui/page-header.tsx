import type { ReactNode } from 'react'

export interface PageHeaderProps {
  /** The small line above the title: the service's name. */
  eyebrow?: string
  icon?: ReactNode
  title: string
  description?: ReactNode
  action?: ReactNode
}

/** A layout with an element in the upper right corner reserves its space with `--header-inset`. */
export function PageHeader({ eyebrow, icon, title, description, action }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pr-(--header-inset) md:mb-6 lg:items-start">
      <div className="flex min-w-0 items-center gap-3">
        {icon && <span className="flex-none max-sm:hidden">{icon}</span>}
        <div className="min-w-0">
          {eyebrow && <p className="text-14 font-medium text-soft">{eyebrow}</p>}
          <h1 tabIndex={-1} className="text-28 font-bold tracking-tight text-balance lg:text-34">
            {title}
          </h1>
          {description && <p className="mt-1 text-soft">{description}</p>}
        </div>
      </div>
      {action}
    </header>
  )
}

export function SectionTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className="mt-7 mb-3 scroll-mt-18 text-18 font-semibold tracking-tight first-letter:uppercase"
    >
      {children}
    </h2>
  )
}
