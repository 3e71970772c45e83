import { Portal } from '@ark-ui/react/portal'
import { CardBack, CardFront } from './card-side.tsx'
import type { CardWords } from './card-words.ts'

/** The only part of this screen that is printed (see membership-card.css). */
export function PrintCard({ words }: { words: CardWords }) {
  return (
    <Portal>
      <div className="print-card">
        <CardFront words={words} />
        <CardBack words={words} />
      </div>
    </Portal>
  )
}
