import { type FieldValues, getValues } from '@modular-forms/react'
import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import type { Versioned } from '#contract/versions.ts'
import type { RequestOptions } from '#shared/lib/api/clients.ts'
import type { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import type { Opened } from '#shared/lib/forms/conflict.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import type { WaitingAnswer, WaitingBody, WaitingKind } from './requests.ts'
import { useRefusal } from './use-refusal.ts'
import { sendOrWait, WAITS, type WaitingEntry } from './waiting.ts'
import { discard } from './waiting-entry.ts'

const CONFLICT = 'stale_version' satisfies ErrorCode

type RecordEdit<Item extends Versioned, Values extends FieldValues> = Parameters<
  typeof useRecordEdit<Item, Values>
>[0]

interface WaitingEdit<Kind extends WaitingKind, Item extends Versioned, Values extends FieldValues>
  extends Omit<RecordEdit<Item, Values>, 'onUse'> {
  kind: Kind
  request: (body: WaitingBody<Kind>, options: RequestOptions) => Promise<WaitingAnswer<Kind>>
  /** @param base what the form was opened with; `undefined` for a new record */
  bodyOf: (values: Values, base: Opened<Values> | undefined) => WaitingBody<Kind>
  /** The waiting entry that the form changes. */
  entry: WaitingEntry | undefined
  name: string
  /** The record that it changes, as the server has it. */
  current: UseQueryOptions<Item>
  initialValues: Values
  draft: ReturnType<typeof draftOf<Values>>
  onDone: () => void
  /** Called once the server has accepted the values. */
  onSaved: (saved: WaitingAnswer<Kind> | Item) => void
  showFailure: (error: Error, values: Values) => void
}

/**
 * Saves a record, or queues the values until there is a network. A refused entry is shown with the reason; if its
 * record was changed elsewhere, that version is shown too.
 */
export function useWaitingEdit<Kind extends WaitingKind, Item extends Versioned, Values extends FieldValues>({
  kind,
  request,
  bodyOf,
  entry,
  name,
  current: query,
  initialValues,
  onDone,
  onSaved,
  showFailure,
  ...recordEdit
}: WaitingEdit<Kind, Item, Values>) {
  const { form, opened, draft } = recordEdit
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const edit = useRecordEdit<Item, Values>({
    ...recordEdit,
    onUse() {
      if (!entry) return
      onDone()
      void discard(entry, name)
    },
  })
  const save = useMutation({
    mutationFn: (values: Values) =>
      edit.save(values, () => {
        const body = bodyOf(values, opened.current)
        const key = idempotencyKeys.keyFor(body)
        return sendOrWait(kind, body, key, (options) => request(body, options), entry?.order)
      }),
    onSuccess(saved) {
      idempotencyKeys.reset()
      draft.clear()
      onDone()
      if (saved !== WAITS) onSaved(saved)
    },
    onError: showFailure,
  })
  useRefusal(entry, (error: ApiError) => showFailure(error, initialValues))

  const isConflict = entry?.refused?.code === CONFLICT
  const { data: current } = useQuery({ ...query, enabled: isConflict })
  const compare = useEffectEvent((item: Item) => edit.compare({ ...initialValues, ...getValues(form) }, item))
  useEffect(() => {
    if (isConflict && current) compare(current)
  }, [isConflict, current])
  return { save, dialog: edit.dialog }
}
