import { useRef, useState } from 'react'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { t } from '../registrations-texts.ts'
import { RejectionForm, type RejectionFormProps } from './rejection-form.tsx'

interface RejectionDialogProps extends Omit<RejectionFormProps, 'draftName'> {
  /** The dialog is open while there are any. */
  registrations: readonly RegistrationInQueue[]
}

export function RejectionDialog({ registrations, administratorId, onReject, onClose }: RejectionDialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const key = registrations.map(({ id }) => id).join(' ')
  // Keep the content on screen while the dialog closes.
  const [shown, setShown] = useState({ key, registrations })
  if (key && key !== shown.key) setShown({ key, registrations })
  const [first, ...others] = shown.registrations
  if (!first) return null
  const one = others.length === 0
  return (
    <Dialog
      open={registrations.length > 0}
      onOpenChange={(open) => open || onClose()}
      title={
        one
          ? t('rejection.title', { name: first.fullName })
          : t('rejection.titleMany', { count: shown.registrations.length })
      }
      description={one ? t('rejection.intro', { name: first.fullName }) : t('rejection.introMany')}
      initialFocus={() => body.current?.querySelector('input') ?? null}
    >
      <div ref={body}>
        <RejectionForm
          key={shown.key}
          registrations={shown.registrations}
          draftName={one ? first.id : 'many'}
          administratorId={administratorId}
          // Ignore a second press while the dialog closes.
          onReject={(...rejection) => registrations.length > 0 && onReject(...rejection)}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}
