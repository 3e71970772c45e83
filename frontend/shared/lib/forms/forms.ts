import {
  type FieldPath,
  type FieldValues,
  type FormStore,
  type ResponseData,
  setError,
} from '@modular-forms/react'
import { useCallback } from 'react'
import { ApiError } from '../api/errors.ts'
import { useEarlySubmit as useEarlySubmitOf } from './early-submit.ts'

function isField<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  name: string,
): name is FieldPath<Values> {
  return name in form.internal.fields
}

/**
 * Shows the server's sentences at their fields and focuses the first wrong one in the order of the page.
 * `false` where none of them belongs to a field of this form: the message is then the form's.
 */
export function showFieldErrors<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const shown = Object.entries(error.fields).filter(([name]) => isField(form, name))
  for (const [name, sentence] of shown) {
    if (isField(form, name)) setError(form, name, sentence, { shouldFocus: false })
  }
  const wrong = new Set(shown.map(([name]) => name))
  const first = [...(form.element.peek()?.elements ?? [])].find((element) =>
    wrong.has(element.getAttribute('name') ?? ''),
  )
  if (first instanceof HTMLElement) first.focus()
  return shown.length > 0
}

/** For the forms of prerendered screens: a submit from before hydration is sent now. */
export function useEarlySubmit<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
): void {
  useEarlySubmitOf(useCallback(() => form.element.peek(), [form]))
}
