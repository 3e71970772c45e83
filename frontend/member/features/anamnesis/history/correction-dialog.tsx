import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { date } from '#shared/lib/format/format.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import type { AnamnesisValues } from '../anamnesis-values.ts'
import { CorrectionForm } from './correction-form.tsx'

interface CorrectionDialogProps {
  /** The entry to correct; `undefined` while the dialog is closed. */
  target: Anamnesis | undefined
  onClose: () => void
  /** Called once the corrected entry is in the cache. */
  onSaved: () => void
}

/** The dialog with the answers of a saved questionnaire. Its draft is deleted on save or cancel. */
export function CorrectionDialog({ target, onClose, onSaved }: CorrectionDialogProps) {
  const { shown, openCount } = useLastShown(target)
  const draft = useMemberDraft<AnamnesisValues>(`anamnesis-${shown?.id ?? ''}`)
  if (!shown) return null

  function discard() {
    draft.clear()
    onClose()
  }

  return (
    <Dialog
      open={target !== undefined}
      onOpenChange={discard}
      title={t('correction.title', { day: date(shown.createdAt) })}
    >
      <NeedsNetwork act="save" />
      <CorrectionForm key={openCount} entry={shown} draft={draft} onDone={discard} onSaved={onSaved} />
    </Dialog>
  )
}
