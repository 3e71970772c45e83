import {
  type FieldValues,
  type FormStore,
  getValues,
  type PartialValues,
  type ResponseData,
} from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { useEffect } from 'react'
import type { draftOf } from './draft.ts'

/** A list without rows has no fields: it reads as no value at all. */
function emptyLists<Values extends FieldValues, Data extends ResponseData>(form: FormStore<Values, Data>) {
  const { fieldArrayNames, fieldArrays } = form.internal
  const empty = fieldArrayNames.value.filter((name) => fieldArrays[name]?.items.value.length === 0)
  return Object.fromEntries(empty.map((name) => [name, []]))
}

/**
 * Writes what is typed into the draft; reading it back is the form's `initialValues`. A field that is not shown now
 * is kept as it was last, so that a draft is always whole.
 */
export function useDraft<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  draft: ReturnType<typeof draftOf>,
): void {
  useEffect(() => {
    let values: PartialValues<Values> = form.internal.initialValues
    return effect(() => {
      values = { ...values, ...getValues(form), ...emptyLists(form) }
      if (form.dirty.value) draft.write(values)
    })
  }, [form, draft])
}

/** Acts at each edit and at each try to send, a refused one too. */
export function useOnEdit<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  act: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!act) return
    let begun = false
    return effect(() => {
      getValues(form)
      void form.submitCount.value
      if (begun) untracked(act)
      begun = true
    })
  }, [form, act])
}
