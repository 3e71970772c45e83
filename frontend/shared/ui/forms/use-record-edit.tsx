import { type FieldValues, type FormStore, setValue, setValues, submit } from '@modular-forms/react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Versioned } from '#contract/versions.ts'
import { currentIn, ifMatch, isSame, replaceInCache } from '../../lib/api/versions.ts'
import {
  type Conflict,
  type ConflictFields,
  findDifferences,
  isMergeable,
  mergedValues,
  type Opened,
} from '../../lib/forms/conflict.ts'
import type { draftOf } from '../../lib/forms/draft.ts'
import { emptyLists } from '../../lib/forms/form-edits.ts'

// Loaded on the first conflict.
const ConflictDialog = lazy(async () => ({
  default: (await import('../dialogs/conflict-dialog.tsx')).ConflictDialog,
}))

interface RecordToEdit<Item extends Versioned, Values extends object> {
  /** `undefined` in the form of a new record. */
  record: Item | undefined
  valuesOf: (record: Item) => Values
  draft?: ReturnType<typeof draftOf<Values>>
  isValues?: (value: unknown) => value is Values
}

/**
 * The version that a form edits. It remains the one that the form was opened with, whatever is refetched later; a
 * restored draft belongs to the version it was typed over.
 */
export function useOpened<Item extends Versioned, Values extends object>({
  record,
  valuesOf,
  draft,
  isValues,
}: RecordToEdit<Item, Values>) {
  const [first] = useState((): Opened<Values> | undefined => {
    if (!record) return undefined
    const restored = isValues && draft?.readOpened(isValues)
    return restored ?? { version: record.version, values: valuesOf(record) }
  })
  return useRef(first)
}

type OpenedRef<Values> = ReturnType<typeof useOpened<Versioned, Values & object>>

interface RecordEdit<Item extends Versioned, Values extends FieldValues> {
  form: FormStore<Values>
  opened: OpenedRef<Values>
  valuesOf: (record: Item) => Values
  fields: ConflictFields<Values>
  draft?: ReturnType<typeof draftOf<Values>>
  /** Called when the member chooses the current version. */
  onUse?: () => void
}

/**
 * Saves a record based on the version that its form was opened with. If another device has changed it since, `dialog`
 * shows both versions, and the member chooses what to save.
 */
export function useRecordEdit<Item extends Versioned, Values extends FieldValues>({
  form,
  opened,
  valuesOf,
  fields,
  draft,
  onUse,
}: RecordEdit<Item, Values>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict<Values>>()

  /**
   * Returns the answer of `send`, or the current record if it already holds these values. Sends again if the form's own
   * fields have not changed meanwhile.
   */
  async function save<Answer>(
    typed: Values,
    send: (options: ReturnType<typeof ifMatch>) => Promise<Answer>,
  ): Promise<Answer | Item> {
    const base = opened.current
    try {
      return await send(ifMatch(base?.version))
    } catch (error) {
      const item = currentIn<Item>(error)
      if (!item || !base) throw error
      replaceInCache(client, item)
      const current = { version: item.version, values: valuesOf(item) }
      // A hidden field is missing from the typed values.
      const mine = { ...base.values, ...typed, ...emptyLists(form) }
      const isSaved = isSame(mine, current.values)
      if (isSaved || isSame(base.values, current.values)) {
        opened.current = current
        return isSaved ? item : save(typed, send)
      }
      setConflict({ base: base.values, mine, current })
      throw error
    }
  }

  /** Shows what is typed beside a record with other values, unless those are still the ones that the form was opened with. */
  function compare(mine: Values, item: Item): void {
    const base = opened.current?.values
    const current = { version: item.version, values: valuesOf(item) }
    if (!base || isSame(base, current.values) || isSame(mine, current.values)) return
    setConflict({ base, mine, current })
  }

  function leave(next: Opened<Values>) {
    opened.current = next
    setConflict(undefined)
  }

  const dialog: ReactNode = conflict && (
    <Suspense>
      <ConflictDialog
        differences={findDifferences(conflict, fields)}
        onClose={() => setConflict(undefined)}
        onKeep={() => {
          leave(conflict.current)
          submit(form)
        }}
        onUse={() => {
          leave(conflict.current)
          replaceValues(form, conflict.current.values)
          draft?.clear()
          onUse?.()
        }}
        onMerge={
          isMergeable(conflict)
            ? () => {
                leave(conflict.current)
                replaceValues(form, mergedValues(conflict))
                submit(form)
              }
            : undefined
        }
      />
    </Suspense>
  )
  return { save, compare, dialog }
}

function replaceValues<Values extends FieldValues>(form: FormStore<Values>, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const isList = name in form.internal.fieldArrays
    if (isList) setValues(form, name as never, value as never, { shouldFocus: false })
    else setValue(form, name as never, value as never, { shouldFocus: false })
  }
}
