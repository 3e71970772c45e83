import { Fragment } from 'react'
import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { t } from '../policy-reviews-texts.ts'

/** The keys in one line; on a screen that is touched there are none. */
export function KeyHints({ hints }: { hints: readonly [keys: string, what: string][] }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-soft pointer-coarse:hidden">
      <span className="sr-only">{t('shortcuts.label')}: </span>
      {hints.map(([keys, what]) => (
        <Fragment key={keys}>
          {keys.split(' ').map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          <span className="mr-2">{what}</span>
        </Fragment>
      ))}
    </p>
  )
}
