import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { t } from '../members-texts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before is this list. */
    memberFrom?: 'members' | 'queue' | undefined
  }
}

/** Back to the list one came from, with its search and filters; to all members where the page was opened by its address. */
export function BackLink() {
  const router = useRouter()
  const from = useLocation({ select: ({ state }) => state.memberFrom })
  return (
    <Link
      to={from === 'queue' ? '/' : '/membros'}
      onClick={(event) => {
        if (!from || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
      className={textLinkClass}
    >
      <ArrowLeft size={18} aria-hidden />
      {t(from === 'queue' ? 'backToQueue' : 'back')}
    </Link>
  )
}
