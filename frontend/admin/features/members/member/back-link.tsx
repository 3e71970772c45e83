import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useHistoryBack } from '#admin/shared/lib/use-history-back.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { t } from '../members-texts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is this list. */
    memberFrom?: 'members' | 'queue' | undefined
  }
}

/** Back to the list in its previous state, or to all members if the screen was opened by its URL. */
export function BackLink() {
  const from = useLocation({ select: ({ state }) => state.memberFrom })
  const goBack = useHistoryBack(from !== undefined)
  return (
    <Link to={from === 'queue' ? '/' : '/membros'} onClick={goBack} className={textLinkClass}>
      <ArrowLeft size={18} aria-hidden />
      {t(from === 'queue' ? 'backToQueue' : 'back')}
    </Link>
  )
}
