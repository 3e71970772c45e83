import { bindable } from './bindable.tsx'
import { SelectInput } from './select-input.tsx'

export const SelectField = bindable(SelectInput)
