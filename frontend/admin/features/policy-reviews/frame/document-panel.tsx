import { type ReactNode, useId } from 'react'
import { PanelFoot, panelBodyClass } from '#admin/shared/ui/workbench/panel.tsx'
import { PanelHead, type PanelHeadProps } from '#admin/shared/ui/workbench/panel-head.tsx'
import { cx } from '#shared/ui/cx.ts'

interface DocumentPanelProps extends PanelHeadProps {
  document: ReactNode
  children: ReactNode
  /** The decision, always visible. */
  actions?: ReactNode
}

/** The open record. On narrow screens: the person, the document, then the decision. */
export function DocumentPanel({ document, children, actions, ...head }: DocumentPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-1 flex-col bg-surface xl:pointer-events-none xl:col-span-2 xl:col-start-1 xl:row-span-3 xl:row-start-1 xl:grid xl:grid-cols-subgrid xl:grid-rows-subgrid xl:bg-transparent xl:*:pointer-events-auto"
    >
      <PanelHead
        id={id}
        className="bg-surface xl:col-start-2 xl:row-start-1 xl:border-l"
        isPositionNarrowOnly
        {...head}
      />
      <div className="flex min-w-0 flex-col xl:col-start-1 xl:row-start-2 xl:min-h-0">{document}</div>
      <div
        className={cx(
          'min-w-0 flex-1 bg-surface xl:col-start-2 xl:row-start-2 xl:min-h-0 xl:overflow-y-auto xl:border-l xl:border-edge',
          !actions && 'xl:row-span-2',
        )}
      >
        <div className={panelBodyClass}>{children}</div>
      </div>
      {actions && (
        // The undo bar beside it can make the row taller: the buttons must stay where they were pressed.
        <PanelFoot className="z-1 xl:static xl:col-start-2 xl:row-start-3 xl:content-end xl:border-l">
          {actions}
        </PanelFoot>
      )}
    </section>
  )
}
