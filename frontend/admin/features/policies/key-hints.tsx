import { Fragment } from 'react'
import { t } from './policies-texts.ts'

/** The keys in one line; on a screen that is touched there are none. */
export function KeyHints({ hints }: { hints: readonly [keys: string, what: string][] }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-soft pointer-coarse:hidden">
      <span className="sr-only">{t('shortcuts.label')}: </span>
      {hints.map(([keys, what]) => (
        <Fragment key={keys}>
          {keys.split(' ').map((key) => (
            <kbd
              key={key}
              className="grid min-w-6 flex-none place-items-center rounded-[0.375rem] border border-edge bg-surface px-1.5 font-sans text-12 leading-5 font-semibold text-ink"
            >
              {key}
            </kbd>
          ))}
          <span className="mr-2">{what}</span>
        </Fragment>
      ))}
    </p>
  )
}
