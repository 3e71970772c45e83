import type { ReactNode } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { ListFoot } from './list-foot.tsx'
import { UndoPlace } from './panel.tsx'
import { useIsWide } from './use-is-wide.ts'

interface WorkbenchProps {
  /** The screen's name, which is the page's heading. */
  title: string
  /** Links to the screen's lists, beside the title. */
  tabs?: ReactNode
  /** Icon buttons at the end of the header. */
  tools: ReactNode
  /** Shown under the title: search and filters, or the actions for a selection. */
  toolbar: ReactNode
  list: ReactNode
  /** Shown under the list, always visible. */
  foot: ReactNode
  panel: ReactNode
  /** On narrow screens an open record replaces the list. */
  isOpen: boolean
}

/**
 * A screen of the dashboard: a list that stays, with the open record beside it. From 1024 px on the two scroll
 * separately; below that, the record has the page to itself.
 */
export function Workbench({ title, tabs, tools, toolbar, list, foot, panel, isOpen }: WorkbenchProps) {
  const isWide = useIsWide()
  return (
    // A form with a preview needs the panel's full width to show them side by side.
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_28rem] min-[90rem]:has-[[data-mail-preview]]:grid-cols-[minmax(0,1fr)_44rem] wide:grid-cols-[minmax(0,1fr)_44rem]">
      <div
        className={cx(
          '@container flex min-w-0 flex-col max-lg:min-h-[calc(100dvh-3.5rem)] lg:min-h-0 lg:border-r lg:border-edge',
          isOpen && 'max-lg:hidden',
        )}
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 lg:px-5">
          {/* One heading: the hidden list's would be missing from the page of a record. */}
          {(isWide || !isOpen) && (
            <h1 tabIndex={-1} className="text-22 font-bold tracking-tight">
              {title}
            </h1>
          )}
          {tabs && <div className="min-w-0 @max-lg:order-3 @max-lg:basis-full">{tabs}</div>}
          {/* If a wide list has tabs, the tools are beside the toolbar, otherwise beside the title. */}
          <div className={cx('order-4 min-w-0 basis-full', !!tabs && '@lg:basis-[calc(100%-11.25rem)]')}>
            {toolbar}
          </div>
          <div className={cx('order-2 -mr-2 ml-auto flex flex-none items-center', !!tabs && '@lg:order-5')}>
            {tools}
          </div>
        </header>
        <div className="min-h-0 flex-1 border-t border-edge lg:overflow-y-auto" data-list>
          {list}
        </div>
        <ListFoot isOpen={isOpen}>{foot}</ListFoot>
      </div>
      <div
        className={cx(
          'group/panel @container/panel flex min-w-0 flex-col bg-surface max-lg:min-h-[calc(100dvh-3.5rem)] lg:min-h-0',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {isOpen && !isWide && <h1 className="sr-only">{title}</h1>}
        {panel}
        {isOpen && <UndoPlace />}
      </div>
    </div>
  )
}
