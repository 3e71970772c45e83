import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { noteListHeight } from '#member/shared/lib/records/keep-list-height.ts'
import {
  focusAwaitedRow,
  setOpenedRecord,
  useIsOpenedRecord,
} from '#member/shared/lib/records/opened-record.ts'
import { cx } from '#shared/ui/cx.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the record's page was opened from its list, one entry back in the history. */
    fromList?: boolean
  }
}

interface RecordRowProps {
  id: string
  /** Link to the record's page, from `linkOptions`. */
  link: LinkProps
  /** A date badge or the icon of the record's kind. */
  leading?: ReactNode
  /** Names the record; begins the link's accessible name. */
  name: string
  /** The name with its markup, if it is more than text. */
  title?: ReactNode
  /** What the accessible name adds to the name, such as the date. */
  spoken?: string
  detail?: ReactNode
  /** The most important number, with its unit. */
  figure?: ReactNode
  /** A badge with the state, unless the whole list shares it. */
  state?: ReactNode
}

/** One record in a list. The whole row links to the record's page, which has its actions. */
export function RecordRow({
  id,
  link,
  leading,
  name,
  title = name,
  spoken,
  detail,
  figure,
  state,
}: RecordRowProps) {
  const isOpened = useIsOpenedRecord(id)
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => focusAwaitedRow(id, anchor.current), [id])
  return (
    <article
      data-record={id}
      className={cx(
        'relative flex items-center gap-3.5 large-text:flex-wrap px-4 py-3.5 active:bg-sunken has-[a:hover]:bg-sunken',
        isOpened && 'view-transition-record',
      )}
    >
      {leading && <div className="flex-none">{leading}</div>}
      <div className="flex min-w-0 flex-1 large-text:basis-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-[min(100%,9rem)] flex-1 large-text:min-w-0 large-text:basis-full">
          <h3 className="font-semibold wrap-break-word">
            <Link
              {...link}
              ref={anchor}
              state={{ fromList: true }}
              // Visually hidden text is a block, before which browsers insert a space, even before a comma.
              aria-label={spoken && `${name}, ${spoken}`}
              onClick={() => {
                noteListHeight()
                setOpenedRecord(id)
              }}
              className="after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          {detail && <div className="text-14 text-soft wrap-break-word">{detail}</div>}
        </div>
        {(figure || state) && (
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {state}
            {figure && <span className="font-bold tabular-nums">{figure}</span>}
          </div>
        )}
      </div>
      <ChevronRight size={20} aria-hidden className="flex-none text-soft large-text:hidden" />
    </article>
  )
}
