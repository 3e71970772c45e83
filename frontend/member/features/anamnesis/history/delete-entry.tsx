import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { DeleteWithUndo } from '#member/shared/ui/dialogs/delete-with-undo.tsx'
import { anamnesisApi, answer, idempotent } from '#shared/lib/api/clients.ts'
import { idempotencyKey } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { date, decimal } from '#shared/lib/format/format.ts'

interface DeleteEntryProps {
  entry: Anamnesis
  open: boolean
  onClose: () => void
  /** Called after a deletion or its undo, once the entries are in the cache. */
  onChange: () => void
}

export function DeleteEntry({ entry, open, onClose, onChange }: DeleteEntryProps) {
  const client = useQueryClient()
  const { id, version: _, bmi: _bmi, bmiClass: _class, ...answers } = entry
  const words = { day: date(entry.createdAt), weight: decimal(entry.weightKg) }
  return (
    <DeleteWithUndo
      open={open}
      onClose={onClose}
      texts={t.sentences.deleted}
      text={t('deleted.text', words)}
      about={t('deleted.about', words)}
      restore={() => answer(anamnesisApi.index.$post({ json: answers }, idempotent(idempotencyKey())))}
      record={{
        id,
        list: linkOptions({ to: '/app/onboarding/anamnesis', resetScroll: false }),
        lists: queryKeys.anamnesis.history,
        remove: () =>
          sendFrom(client, entry, (options) => anamnesisApi[':id'].$delete({ param: { id } }, options)),
        refresh: () => refresh(client, { queryKey: queryKeys.anamnesis.all }).then(onChange),
      }}
    />
  )
}
