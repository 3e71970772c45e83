import { useState } from 'react'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { t } from './registrations-texts.ts'
import { RejectionForm } from './rejection-form.tsx'

interface RejectionDialogProps {
  /** Open while there is one. */
  registration: RegistrationInQueue | undefined
  administratorId: string
  onClose: () => void
}

export function RejectionDialog({ registration, administratorId, onClose }: RejectionDialogProps) {
  // Whom it was about stays while it closes.
  const [shown, setShown] = useState(registration)
  if (registration && registration !== shown) setShown(registration)
  if (!shown) return null
  return (
    <Dialog
      open={registration !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={t('rejection.title', { name: shown.fullName })}
      description={t('rejection.intro', { name: shown.fullName })}
    >
      <RejectionForm
        key={shown.id}
        registration={shown}
        administratorId={administratorId}
        onClose={onClose}
      />
    </Dialog>
  )
}
