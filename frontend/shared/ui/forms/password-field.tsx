import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ui } from '#locales/ui.ts'
import { IconButton } from '../icon-button.tsx'
import { bindable } from './bindable.tsx'
import { TextField } from './text-field.tsx'
import type { TextInputProps } from './text-input.tsx'

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'trailing' | 'autoComplete'> {
  /** For a password to be chosen. */
  isNew?: boolean
}

function PasswordInput({ isNew = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={shown ? ui.hidePassword : ui.showPassword}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

export const PasswordField = bindable(PasswordInput)
