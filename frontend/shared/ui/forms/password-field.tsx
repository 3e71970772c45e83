import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { uiTexts } from '../texts.ts'
import { bindable } from './bindable.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
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
          label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

export const PasswordField = bindable(PasswordInput)
