import type { ReactNode } from 'react'
import { ListFoot } from '#admin/shared/ui/workbench/list-foot.tsx'
import { UndoPlace } from '#admin/shared/ui/workbench/panel.tsx'
import { cx } from '#shared/ui/cx.ts'

interface DocumentWorkbenchProps {
  /** The screen's name, which is the page's heading. */
  title: string
  /** Links to the screen's lists, beside the title. */
  tabs: ReactNode
  /** Icon buttons at the end of the header. */
  tools: ReactNode
  /** "3 de 47". */
  position: string | undefined
  search: ReactNode
  list: ReactNode
  /** Shown under the list and the document, always visible. */
  foot: ReactNode
  /** The open record: a `DocumentPanel`. */
  panel: ReactNode
  /** On narrow screens an open record replaces the list. */
  isOpen: boolean
}

/**
 * A narrow list, the open record's document and its panel. From 1280 px the three are side by side and scroll
 * separately; from 1024 px the panel is under the document; below that, an open record has the page to itself.
 */
export function DocumentWorkbench({
  title,
  tabs,
  tools,
  position,
  search,
  list,
  foot,
  panel,
  isOpen,
}: DocumentWorkbenchProps) {
  const listOnly = isOpen && 'max-lg:hidden'
  return (
    <div
      className={cx(
        'max-lg:flex max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:flex-col lg:grid lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)_auto]',
        'lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_25rem] min-[90rem]:grid-cols-[17rem_minmax(0,1fr)_29rem] wide:grid-cols-[19rem_minmax(0,1fr)_33rem]',
      )}
    >
      <header
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-1 border-edge lg:z-1 lg:col-span-2 lg:col-start-1 lg:row-start-1 lg:border-b lg:px-5 lg:py-2',
          !isOpen && 'max-lg:border-b max-lg:px-4 max-lg:py-2 xl:col-span-3 xl:col-start-1',
        )}
      >
        {/* An open record also needs the page's heading, visually hidden. */}
        <h1 tabIndex={-1} className={cx('text-22 font-bold tracking-tight', isOpen && 'max-lg:sr-only')}>
          {title}
        </h1>
        <div className={cx('max-md:order-3 max-md:basis-full', listOnly)}>{tabs}</div>
        <div className={cx('-mr-2 ml-auto flex flex-none items-center', listOnly)}>
          {position && <p className="mr-2 text-14 text-soft tabular-nums max-lg:hidden">{position}</p>}
          {tools}
        </div>
      </header>
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-col lg:col-start-1 lg:row-start-2 lg:min-h-0 lg:border-r lg:border-edge',
          listOnly,
        )}
      >
        <div className="border-b border-edge px-4 py-2">{search}</div>
        <div className="@container min-h-0 flex-1 lg:overflow-y-auto" data-list>
          {list}
        </div>
      </div>
      <ListFoot
        isOpen={isOpen}
        className={cx(
          'lg:relative lg:z-1 lg:col-span-2 lg:col-start-1 lg:row-start-3 xl:min-h-17.25',
          isOpen ? 'max-lg:hidden' : 'xl:col-span-3 xl:col-start-1',
        )}
      >
        {foot}
      </ListFoot>
      <div
        className={cx(
          'group/panel flex min-w-0 flex-1 flex-col lg:col-start-2 lg:row-start-2 lg:min-h-0 lg:overflow-y-auto',
          'xl:col-span-2 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:grid xl:grid-cols-subgrid xl:grid-rows-subgrid xl:overflow-visible',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {panel}
        {isOpen && <UndoPlace />}
      </div>
    </div>
  )
}

/** Replaces the document and the panel. */
export function PanelPlace({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col xl:col-span-2 xl:col-start-1 xl:row-span-2 xl:row-start-2">
      {children}
    </div>
  )
}
