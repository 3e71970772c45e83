import { type ReactNode, useId } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { PanelHead, type PanelHeadProps } from './panel-head.tsx'
import { useIsWide } from './use-is-wide.ts'

interface PanelProps extends PanelHeadProps {
  children: ReactNode
  /** The decision, always visible. */
  actions?: ReactNode
}

/** The open record of a workbench. */
export function Panel({ children, actions, ...head }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-h-0 flex-1 flex-col">
      <PanelHead id={id} {...head} />
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        <div className={panelBodyClass}>{children}</div>
      </div>
      {actions && <PanelFoot className="lg:static">{actions}</PanelFoot>}
    </section>
  )
}

export const panelBodyClass = 'px-4 py-4 lg:px-5'

/**
 * The footer of the panel or of its form, visible however long the record is. On narrow screens, where the list's
 * footer is hidden, the undo bar is above the buttons, which must stay where they were pressed. A button that stands
 * alone takes the whole width.
 */
export function PanelFoot({ children, className }: { children: ReactNode; className: string }) {
  const isWide = useIsWide()
  return (
    <div
      data-panel-actions
      className={cx(
        'sticky bottom-0 grid grid-cols-2 gap-2 border-t border-edge bg-surface px-4 py-3 *:nth-2:last:col-span-full lg:px-5',
        className,
      )}
    >
      <div className="col-span-full empty:hidden">{!isWide && <UndoBar />}</div>
      {children}
    </div>
  )
}

/** Place for the undo bar on narrow screens, below a panel without buttons; within a `group/panel`. */
export function UndoPlace() {
  const isWide = useIsWide()
  if (isWide) return null
  return (
    <div className="sticky bottom-0 z-1 border-t border-edge bg-surface px-4 py-1 empty:hidden group-has-[[data-panel-actions]]/panel:hidden">
      <UndoBar />
    </div>
  )
}

/** Shown in the panel while no record is open. */
export function EmptyPanel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-8 text-center text-soft">
      <p className="text-18 font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}

export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5 last:mb-0">
      <h3 className="mb-1.5 text-14 font-semibold text-soft">{title}</h3>
      {children}
    </section>
  )
}

/** Names and values, one pair per line. */
export function PanelFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
