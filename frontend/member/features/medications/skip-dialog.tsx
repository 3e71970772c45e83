import { useState } from 'react'
import { NOTES_MAX } from '../../../../worker/contract/text.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx'
import { medicationsTexts as t } from './medications-texts.ts'

interface SkipDialogProps {
  open: boolean
  onClose: () => void
  name: string
  time: string
  busy: boolean
  onSkip: (reason: string) => void
}

export function SkipDialog({ open, onClose, name, time, busy, onSkip }: SkipDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="solid"
      title={t('dose.skipTitle')}
      description={t('dose.skipText', { name, time })}
      confirmLabel={t('dose.skipConfirm')}
      busy={busy}
      onConfirm={() => onSkip(reason)}
    >
      <TextAreaField
        label={t('dose.skipReason')}
        optional
        rows={2}
        maxLength={NOTES_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
