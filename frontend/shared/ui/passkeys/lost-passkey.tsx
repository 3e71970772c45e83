import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { PASSKEY_REMOVAL_HOURS, type Passkey } from '#contract/passkeys.ts'
import { t } from '#locales/passkeys.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { toast, toastFailure } from '../feedback/toast.ts'
import { NetworkButton } from '../network-button.tsx'

const hours = String(PASSKEY_REMOVAL_HOURS)

const ConfirmDialog = lazyPart(async () => (await import('../dialogs/confirm-dialog.tsx')).ConfirmDialog)

/** Removing a lost passkey without using it, after a waiting period. */
export interface LostPasskeyCalls {
  /** Missing if the password is off: then the removal asks for a passkey too. */
  ask?: (id: string) => Promise<unknown>
  stop: (id: string) => Promise<unknown>
}

interface LostPasskeyProps {
  passkey: Passkey
  calls: LostPasskeyCalls
  onChanged: () => void
}

/** The button for somebody who has lost the device with the passkey, or the one that cancels the removal. */
export function LostPasskey({ passkey: { id, name, removalAt }, calls, onChanged }: LostPasskeyProps) {
  const [asking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: async (remove: boolean) => (remove ? calls.ask?.(id) : calls.stop(id)),
    onSuccess: (_, remove) =>
      toast({ variant: 'success', title: t(remove ? 'lostAsked' : 'lostStopped'), description: name }),
    onError: (error, remove) => toastFailure(t(remove ? 'lostFailed' : 'lostStopFailed'), error),
    onSettled: () => {
      setAsking(false)
      onChanged()
    },
  })
  if (!removalAt && !calls.ask) return null
  return (
    <>
      <NetworkButton
        variant="quiet"
        size="sm"
        aria-label={t(removalAt ? 'lostStopLabel' : 'lostLabel', { name })}
        busy={change.isPending}
        onClick={() => (removalAt ? change.mutate(false) : setAsking(true))}
      >
        {t(removalAt ? 'lostStop' : 'lost')}
      </NetworkButton>
      <Suspense>
        {asking && (
          <ConfirmDialog
            open
            needsNetwork
            onOpenChange={setAsking}
            title={t('lostTitle', { name, hours })}
            description={t('lostText')}
            confirmLabel={t('lostSubmit', { hours })}
            busy={change.isPending}
            onConfirm={() => change.mutate(true)}
          />
        )}
      </Suspense>
    </>
  )
}
