import { Portal } from '@ark-ui/react/portal'
import type { CardContent } from './card-content.ts'
import { CardBack, CardFront } from './card-side.tsx'

/** The only part of this screen that is printed (see membership-card.css). */
export function PrintCard({ content }: { content: CardContent }) {
  return (
    <Portal>
      <div className="print-card">
        <CardFront content={content} />
        <CardBack content={content} />
      </div>
    </Portal>
  )
}
