import {
  type FieldValues,
  type FormStore,
  getValues,
  type PartialValues,
  type ResponseData,
} from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { type RefObject, useEffect } from 'react'
import type { Opened } from './conflict.ts'
import type { draftOf } from './draft.ts'

/** A list without rows has no fields and would be missing from the values. */
export function emptyLists<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
) {
  const { fieldArrayNames, fieldArrays } = form.internal
  const empty = fieldArrayNames.value.filter((name) => fieldArrays[name]?.items.value.length === 0)
  return Object.fromEntries(empty.map((name) => [name, []]))
}

/**
 * Writes the form's values to the draft; they are read back as `initialValues`. A hidden field keeps its last value, so
 * that a draft is complete.
 */
export function useDraft<Values extends FieldValues, Data extends ResponseData>(
  form: FormStore<Values, Data>,
  draft: ReturnType<typeof draftOf>,
  opened?: RefObject<Opened<object> | undefined>,
): void {
  useEffect(() => {
    let values: PartialValues<Values> = form.internal.initialValues
    let isEdited = false
    return effect(() => {
      values = { ...values, ...getValues(form), ...emptyLists(form) }
      // Text typed and deleted again is not a change, but the draft still holds it. After a success the draft is
      // already cleared.
      if (!form.dirty.value && !(isEdited && draft.isStored())) return
      isEdited = true
      draft.write(values)
      if (opened?.current) draft.writeOpened(opened.current)
    })
  }, [form, draft, opened])
}

/** Calls `act` on each edit and on each attempt to submit, even a rejected one. */
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
