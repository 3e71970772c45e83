import { useSignals } from '@preact/signals-react/runtime'
import { PASSWORD_MIN } from '#contract/accounts.ts'
import { t } from '#locales/registration.ts'
import { cx } from '#shared/ui/cx.ts'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { PasswordField, type PasswordFieldProps } from '#shared/ui/forms/password-field.tsx'

type Strength = 'weak' | 'fair' | 'strong'

const COMMON = /^(\d+|(.)\2*|.*(senha|password|qwerty|asdf|abc123|123456|mudar|brasil).*)$/i

function kindsIn(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
}

/** A hint, never a requirement. `undefined` while the password is too short to be accepted. */
export function passwordStrength(password: string): Strength | undefined {
  if (password.length < PASSWORD_MIN) return undefined
  const different = new Set(password.toLowerCase()).size
  if (different < 5 || (password.length < 16 && COMMON.test(password))) return 'weak'
  // Length counts for more than a mix of characters.
  const points = password.length + 2 * (kindsIn(password) - 1)
  if (points >= 16) return 'strong'
  return points >= 10 ? 'fair' : 'weak'
}

const bars: Record<Strength, string> = {
  weak: 'w-1/3 bg-attention',
  fair: 'w-2/3 bg-info',
  strong: 'w-full bg-good',
}

function NewPassword(props: Omit<PasswordFieldProps, 'help' | 'isNew'>) {
  return <PasswordField {...props} isNew help={<PasswordStrength password={props.value} />} />
}

/** A new password, with a hint of its strength. */
export const NewPasswordField = bindable(NewPassword)

function PasswordStrength({ password }: { password: Live }) {
  useSignals()
  const strength = passwordStrength(textOf(password))
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
