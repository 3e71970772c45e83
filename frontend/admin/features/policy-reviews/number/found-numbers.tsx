import { useSignals } from '@preact/signals-react/runtime'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { t } from '#locales/admin-policies.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import type { FoundNumber } from './find-numbers.ts'

/** Takes the best number, even while the field has the focus: no policy number contains this key. */
export const TAKE_KEY = '='

interface FoundNumbersProps {
  /** Best first. */
  found: readonly FoundNumber[]
  value: Live
  onTake: (number: string) => void
}

/** Numbers that the document calls the policy's, each with a button that fills it in. */
export function FoundNumbers({ found, value, onTake }: FoundNumbersProps) {
  useSignals()
  const id = useId()
  const typed = textOf(value)
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && t('number.announced', { numbers: found.map(({ number }) => number).join(', ') })}
      </p>
      {found.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend on a line of its own.
        <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
          <span id={id} className="text-14 text-soft">
            {t('number.found')}
          </span>
          {found.map(({ number, page }, index) => (
            <Button
              key={number}
              size="sm"
              variant="tint"
              data-take-number={index === 0 || undefined}
              aria-keyshortcuts={index === 0 ? TAKE_KEY : undefined}
              onClick={() => onTake(number)}
            >
              <span className="min-w-0 wrap-anywhere tabular-nums">
                <span className="sr-only">{t('number.use')} </span>
                {number} <span className="font-normal">{t('number.page', { page })}</span>
                {typed === number && <span className="sr-only"> {t('number.taken')}</span>}
              </span>
              {typed === number ? (
                <Check size={18} aria-hidden className="flex-none" />
              ) : (
                index === 0 && <KeyHint>{TAKE_KEY}</KeyHint>
              )}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Takes the best number in the document, if there is one. */
export function pressTake(): void {
  document.querySelector<HTMLElement>('[data-take-number]')?.click()
}
