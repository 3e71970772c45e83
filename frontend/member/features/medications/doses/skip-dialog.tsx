import { type ReactNode, useState } from 'react'
import { NOTES_MAX } from '#contract/text.ts'
import { t } from '#locales/medications.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { useCanWait } from '#member/shared/lib/waiting/waiting.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { isSkipValues, type SkipValues } from './dose-values.ts'

interface SkipDialogProps {
  open: boolean
  onClose: () => void
  /** Names the draft: medication and slot. */
  doseKey: string
  name: string
  time: string
  /** The reason recorded so far. */
  initial?: string
  /** Why the server did not accept it. */
  problem?: ReactNode
  busy: boolean
  /** Rejects if the dose was not saved. */
  onSkip: (reason: string) => Promise<unknown>
}

export function SkipDialog({
  open,
  onClose,
  doseKey,
  name,
  time,
  initial = '',
  problem,
  busy,
  onSkip,
}: SkipDialogProps) {
  const draft = useMemberDraft<SkipValues>(`medication-skip-${doseKey}`)
  const mayWait = useCanWait()
  const [reason, setReason] = useState(() => draft.read(isSkipValues)?.reason ?? initial)

  function change(typed: string) {
    setReason(typed)
    draft.write({ reason: typed })
  }

  function close() {
    draft.clear()
    setReason('')
    onClose()
  }

  return (
    <NetworkConfirmDialog
      act="save"
      mayWait={mayWait}
      open={open}
      onOpenChange={close}
      tone="solid"
      title={t('dose.skipTitle')}
      description={t('dose.skipText', { name, time })}
      confirmLabel={t('dose.skipConfirm')}
      busy={busy}
      onConfirm={() => void onSkip(reason).then(close, () => undefined)}
    >
      {problem}
      <TextAreaField
        label={t('dose.skipReason')}
        optional
        rows={2}
        maxLength={NOTES_MAX}
        value={reason}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </NetworkConfirmDialog>
  )
}
