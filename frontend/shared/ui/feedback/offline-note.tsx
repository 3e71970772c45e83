import { WifiOff } from 'lucide-react'
import { ui } from '#locales/ui.ts'

interface OfflineNoteProps {
  /** "14:32" */
  time?: string | undefined
  /** More sentences, such as what cannot be done now. */
  more?: string | undefined
}

/** Shown above cached data. */
export function OfflineNote({ time, more }: OfflineNoteProps) {
  return (
    <p
      role="status"
      className="mb-3 flex items-center gap-2 rounded-control bg-sunken px-3.5 py-2.5 text-14 text-soft"
    >
      <WifiOff size={18} aria-hidden />
      <span>
        {ui[navigator.onLine ? 'unreached' : 'offline']}{' '}
        {time && `${ui.updatedAt.replace('{{time}}', time)}.`} {more}
      </span>
    </p>
  )
}
