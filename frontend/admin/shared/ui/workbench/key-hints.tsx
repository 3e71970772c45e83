import { t } from '#locales/workbench.ts'
import { useShortcutsSwitch } from '../../lib/shortcuts.ts'
import { KeyCap } from '../key-cap.tsx'

/** Keys, separated by spaces, and what they do. */
type Hint = readonly [keys: string, action: string]

/** Below a list: the keys that move through it, and others without a button; only where a keyboard is likely. */
export function KeyHints({ others = [] }: { others?: readonly Hint[] }) {
  const [on] = useShortcutsSwitch()
  if (!on) return null
  const hints: Hint[] = [['J K', t('move')], ...others]
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft max-lg:hidden pointer-coarse:hidden">
      <span className="sr-only">{t('keys')}: </span>
      {hints.map(([keys, action]) => (
        <span key={keys} className="flex items-center gap-1.5">
          {keys.split(' ').map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          {action}
        </span>
      ))}
    </p>
  )
}
