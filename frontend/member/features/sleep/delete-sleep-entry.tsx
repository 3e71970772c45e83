import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { discardChanges } from '#member/shared/lib/waiting/waiting.ts'
import { DeleteWithUndo } from '#member/shared/ui/dialogs/delete-with-undo.tsx'
import { answer, idempotent, sleepApi } from '#shared/lib/api/clients.ts'
import { idempotencyKey } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { time } from '#shared/lib/format/format.ts'
import { sleepEntryDay } from './sleep-entry-day.ts'

interface DeleteSleepEntryProps {
  entry: SleepEntry
  open: boolean
  onClose: () => void
}

export function DeleteSleepEntry({ entry, open, onClose }: DeleteSleepEntryProps) {
  const client = useQueryClient()
  const { id, version: _, ...content } = entry
  const words = {
    night: sleepEntryDay(entry.sleepEnd),
    start: time(entry.sleepStart),
    end: time(entry.sleepEnd),
  }
  return (
    <DeleteWithUndo
      open={open}
      onClose={onClose}
      texts={t.sentences.deleted}
      text={t('deleted.text', words)}
      about={words.night}
      restore={() => answer(sleepApi.index.$post({ json: content }, idempotent(idempotencyKey())))}
      record={{
        id,
        list: linkOptions({ to: '/app/sleep' }),
        lists: queryKeys.sleep.lists,
        one: queryKeys.sleep.one(id),
        async remove() {
          await sendFrom(client, entry, (options) => sleepApi[':id'].$delete({ param: { id } }, options))
          await discardChanges(id)
        },
        refresh: () => refresh(client, { queryKey: queryKeys.sleep.all }),
      }}
    />
  )
}
