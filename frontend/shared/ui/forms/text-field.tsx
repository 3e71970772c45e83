import { bindable } from './bindable.tsx'
import { TextInput } from './text-input.tsx'

export const TextField = bindable(TextInput)
