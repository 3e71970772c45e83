import { Portal } from '@ark-ui/react/portal'
import { CardBack, CardFront } from './card-side.tsx'
import type { CardWords } from './card-words.ts'

/** What a printer sees of this screen, whichever way the printing was asked for. */
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
