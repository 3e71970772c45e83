import {
  type FieldPath,
  type FieldValues,
  type FormStore,
  type ResponseData,
  setError,
} from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { ApiError } from '../api/errors.ts'

function isField<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  name: string,
): name is FieldPath<Values> {
  return name in form.internal.fields
}

/**
 * Shows the server's field errors at their fields and focuses the first of them in page order. Returns `false` if none
 * belongs to a field of this form: then show the error's message for the whole form.
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

/**
 * After a rejected submit, focuses the first invalid field in page order. Modular Forms uses the order in which fields
 * were mounted, which differs where rows are added: such a form has `shouldFocus={false}`.
 */
export function useFocusOnFirstError<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
): void {
  useSignals()
  const submits = form.submitCount.value
  const isSubmitting = form.submitting.value
  useEffect(() => {
    if (submits === 0 || isSubmitting) return
    form.element.peek()?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, submits, isSubmitting])
}

declare global {
  interface Window {
    /** Set by `earlySubmitScript`, only on prerendered pages. */
    earlySubmit?: { waiting: Set<Element>; held: Element | null }
  }
}

/** On a prerendered page: stops holding back this form's submits, and sends the one made before hydration. */
export function useEarlySubmit<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
): void {
  useEffect(() => {
    const early = window.earlySubmit
    const element = form.element.peek()
    if (!early || !element || !early.waiting.delete(element) || early.held !== element) return
    early.held = null
    // The fields report their values in their own effects and in a timer of Modular Forms, so submit after both.
    const timer = setTimeout(() => element.requestSubmit(), 0)
    return () => clearTimeout(timer)
  }, [form])
}
