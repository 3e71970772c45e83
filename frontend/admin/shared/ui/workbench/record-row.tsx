import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { Colleague } from '#contract/colleague.ts'
import { cx } from '#shared/ui/cx.ts'
import { Loading } from '#shared/ui/feedback/skeleton.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { RowAssignee, RowViewers } from './colleagues.tsx'
import { useDensity } from './density.ts'

interface RowLinkProps {
  className: string
  'aria-current': true | undefined
  /** The pointer passes over many rows on its way to one. */
  preload: false
  resetScroll: false
  onClick: (event: MouseEvent) => void
}

/** Gives a row its height, which its skeleton shares. */
const rowClass =
  'flex min-h-11 items-center border-b border-edge px-4 in-data-[density=comfortable]:min-h-14 lg:px-5'
const cellsClass = 'grid min-w-0 flex-1 items-center gap-x-4 py-1.5'

const OpenContext = createContext<(id: string) => void>(() => {})

interface RecordRowProps {
  id: string
  isOpen: boolean
  isSelected?: boolean
  /** Grid columns of the row, shared with `RecordHeads`. */
  columns: string
  /** Shown before the link: a checkbox. */
  leading?: ReactNode
  /** The row's name, as a link that covers the row: `(props) => <Link {...props}>`. */
  link: (props: RowLinkProps) => ReactNode
  assignee?: Colleague | null
  /** The other columns. */
  children?: ReactNode
  /** Buttons at the end of the row: they appear on hover, focus or touch. */
  actions?: ReactNode
}

/** A URL may open a record far down in its list. */
function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}

/** One record in a workbench's list; other controls in it are stacked above the link. */
export function RecordRow({
  id,
  isOpen,
  isSelected = false,
  columns,
  leading,
  link,
  assignee,
  children,
  actions,
}: RecordRowProps) {
  const open = use(OpenContext)
  const isMarked = isOpen || isSelected

  /** Runs within the click event, so that the next key acts on the record. */
  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id)
  }

  return (
    <li
      ref={isOpen ? showRow : undefined}
      data-record={id}
      className={cx(
        rowClass,
        'group relative gap-1',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-brand',
        isMarked ? 'bg-brand-tint' : 'hover:bg-sunken',
        isOpen && 'shadow-[inset_3px_0_0_var(--color-brand)]',
      )}
    >
      {leading && <div className="relative z-1 -ml-3 flex-none">{leading}</div>}
      <div className={cx(cellsClass, columns)}>
        <div className="flex min-w-0 items-center gap-2">
          {link({
            // A name wraps only where the list is as narrow as on a phone.
            className:
              'min-w-0 wrap-anywhere font-semibold outline-none after:absolute after:inset-0 @md:truncate lg:truncate',
            'aria-current': isOpen || undefined,
            preload: false,
            resetScroll: false,
            onClick,
          })}
          <RowViewers id={id} />
          {assignee && <RowAssignee assignee={assignee} />}
        </div>
        {children}
      </div>
      {actions && (
        <div
          className={cx(
            'z-1 flex flex-none items-center pointer-fine:opacity-0 pointer-fine:transition-opacity',
            'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
            // With a mouse the buttons cover the end of the text, which fades out under them and remains a link.
            'pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:inset-y-0.5 pointer-fine:right-3 pointer-fine:*:pointer-events-auto @md:pointer-fine:right-26',
            'pointer-fine:mask-l-from-75% pointer-fine:pr-2 pointer-fine:pl-6',
            isMarked
              ? 'pointer-fine:bg-brand-tint'
              : 'pointer-fine:bg-page pointer-fine:group-hover:bg-sunken',
          )}
        >
          {actions}
        </div>
      )}
    </li>
  )
}

interface RecordHeadsProps {
  columns: string
  leading?: ReactNode
  children: ReactNode
  /** Whether the rows have actions, which take space on touch screens. */
  hasActions: boolean
}

/** Column headers; hidden from screen readers, because every cell names its content. */
export function RecordHeads({ columns, leading, children, hasActions }: RecordHeadsProps) {
  return (
    <div className="sticky top-0 z-2 flex min-h-9 items-center gap-1 border-b border-edge bg-page px-4 text-14 text-soft lg:px-5">
      {leading && <div className="-ml-3 flex-none">{leading}</div>}
      <div aria-hidden className={cx('grid min-w-0 flex-1 items-center gap-x-4', columns)}>
        {children}
      </div>
      {hasActions && <div className="w-22 flex-none pointer-fine:hidden" />}
    </div>
  )
}

interface RecordListProps {
  label: string
  onOpen: (id: string) => void
  children: ReactNode
}

export function RecordList({ label, onOpen, children }: RecordListProps) {
  const [density] = useDensity()
  const open = useStable(onOpen)
  return (
    <OpenContext value={open}>
      <ul aria-label={label} data-density={density}>
        {children}
      </ul>
    </OpenContext>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

interface RecordSkeletonsProps extends Pick<RecordHeadsProps, 'columns' | 'children'> {
  label: string
  heads: ReactNode
}

/** A list whose first rows are loading. */
export function RecordSkeletons({ label, heads, columns, children }: RecordSkeletonsProps) {
  const [density] = useDensity()
  return (
    <Loading label={label}>
      {heads}
      <div data-density={density}>
        {SKELETON_ROWS.map((row) => (
          <div key={row} className={rowClass}>
            <div className={cx(cellsClass, columns)}>{children}</div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
