import { RefreshCcw } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/membership-card.ts'
import { cx } from '#shared/ui/cx.ts'
import type { CardContent } from './card-content.ts'
import { CardBack, CardFront } from './card-side.tsx'

/** Each side turns by itself. With reduced motion neither turns; one fades into the other. */
const side = cx(
  'col-start-1 row-start-1 transition-[transform,opacity] duration-500 backface-hidden',
  'motion-reduce:transform-none! motion-reduce:duration-200',
)

export function FlipCard({ content }: { content: CardContent }) {
  const [turned, setTurned] = useState(false)
  return (
    <div>
      <div className="relative grid grid-cols-1 perspective-[75rem]">
        <CardFront
          content={content}
          hidden={turned}
          className={cx(side, turned && 'rotate-y-180 motion-reduce:opacity-0')}
        />
        <CardBack
          content={content}
          hidden={!turned}
          className={cx(side, !turned && '-rotate-y-180 motion-reduce:opacity-0')}
        />
        {/* A sibling over the card rather than a wrapper: screen readers announce only a button's name, not its
            content. */}
        <button
          type="button"
          aria-label={turned ? t('showFront') : t('showBack')}
          onClick={() => setTurned(!turned)}
          // The back has phone numbers to tap, so only its lower edge turns it.
          className={cx(
            'absolute inset-x-0 bottom-0 rounded-b-[1.375rem]',
            turned ? 'h-11' : 'top-0 rounded-t-[1.375rem]',
          )}
        />
      </div>
      {/* Both keep their space, so that nothing moves when the card turns. */}
      <div aria-hidden className="mt-3 grid grid-cols-1 text-14 text-soft">
        {(['flipHint', 'flipBackHint'] as const).map((hint) => (
          <p
            key={hint}
            className={cx(
              'col-start-1 row-start-1 flex justify-center gap-1.5',
              turned === (hint === 'flipHint') && 'invisible',
            )}
          >
            <RefreshCcw size={16} aria-hidden className="mt-0.5 flex-none" />
            {t(hint)}
          </p>
        ))}
      </div>
    </div>
  )
}
