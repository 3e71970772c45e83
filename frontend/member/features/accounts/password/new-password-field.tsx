import { useSignals } from '@preact/signals-react/runtime'
import { t } from '#locales/registration.ts'
import { cx } from '#shared/ui/cx.ts'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { PasswordField, type PasswordFieldProps } from '#shared/ui/forms/password-field.tsx'
import { passwordStrength, type Strength } from './password-strength.ts'

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
