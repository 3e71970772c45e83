import { CloudUpload } from 'lucide-react'
import type { WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { stateText } from '#member/shared/lib/waiting/waiting-entry.ts'

/** Marks a record's row whose content has not been sent yet. */
export function WaitingMark({ entry }: { entry: WaitingEntry }) {
  return (
    <span className="flex items-center gap-1.5">
      <CloudUpload size={16} aria-hidden className="flex-none" />
      {stateText(entry)}
    </span>
  )
}
