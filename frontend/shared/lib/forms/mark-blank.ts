import {
  type FieldPath,
  type FieldValues,
  type FormStore,
  focus,
  getValue,
  type ResponseData,
  setError,
} from '@modular-forms/react'

/** Marks these fields where they are blank, and focuses the first: the form shows one message for all of them. */
export function markBlank<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  names: readonly FieldPath<Values>[],
): boolean {
  const blank = names.filter((name) => String(getValue(form, name) ?? '').trim() === '')
  // An error of spaces has no text at its field.
  for (const name of blank) setError(form, name, ' ', { shouldFocus: false })
  if (blank[0]) focus(form, blank[0])
  return blank.length > 0
}
