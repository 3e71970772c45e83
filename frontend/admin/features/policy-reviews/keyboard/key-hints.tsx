import { Fragment } from 'react'
import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { t } from '../policy-reviews-texts.ts'

/** One line of keyboard shortcuts; hidden on touch screens. */
export function KeyHints({ hints }: { hints: readonly [keys: string, action: string][] }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-soft pointer-coarse:hidden">
      <span className="sr-only">{t('shortcuts.label')}: </span>
      {hints.map(([keys, action]) => (
        <Fragment key={keys}>
          {keys.split(' ').map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          <span className="mr-2">{action}</span>
        </Fragment>
      ))}
    </p>
  )
}
