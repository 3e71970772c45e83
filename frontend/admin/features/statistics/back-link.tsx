import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { t } from '#locales/admin-statistics.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the previous history entry is the statistics screen. */
    fromStatistics?: boolean | undefined
  }
}

/** History state for links from the statistics to a list. */
export const FROM_STATISTICS = { fromStatistics: true }

/** Back to the statistics in their previous state, or to the given period if the list was opened by its URL. */
export function BackLink({ from, to }: { from?: string; to?: string }) {
  const isPrevious = useLocation({ select: ({ state }) => state.fromStatistics === true })
  const router = useRouter()
  /** Goes back in history, so that the screen keeps its scroll position; with a modifier key the browser opens the link. */
  function goBack(event: MouseEvent): void {
    if (!isPrevious || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link
      to="/estatisticas"
      search={from && to ? { from, to } : {}}
      onClick={goBack}
      className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 text-14 font-semibold text-brand-deep"
    >
      <ArrowLeft size={18} aria-hidden />
      {t('rows.back')}
    </Link>
  )
}
