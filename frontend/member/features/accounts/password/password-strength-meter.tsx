import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { cx } from '#shared/ui/cx.ts'
import { registrationTexts as t } from '../registration/registration-texts.ts'
import { passwordStrength, type Strength } from './password-strength.ts'

const bars: Record<Strength, string> = {
  weak: 'w-1/3 bg-attention',
  fair: 'w-2/3 bg-info',
  strong: 'w-full bg-good',
}

/** Strength hint under the field for a new password. */
export function PasswordStrength({ password }: { password: ReadonlySignal<string | undefined> }) {
  useSignals()
  const strength = passwordStrength(password.value ?? '')
  if (!strength) return t('strength.hint')
  return (
    <>
      <span className="mb-1 block h-1 rounded-full bg-edge">
        <span className={cx('block h-full rounded-full transition-[width]', bars[strength])} />
      </span>
      {t(`strength.${strength}`)}
    </>
  )
}
