import { Suspense, useState } from 'react'
import { t } from '#locales/profile.ts'
import { t as waitingTexts } from '#locales/waiting.ts'
import { useSignOut } from '#member/shared/lib/session/use-sign-out.ts'
import { isWaitingFor } from '#member/shared/lib/waiting/waiting-for.ts'
import { provenAccountsApi } from '#shared/lib/api/clients.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

const ConfirmDialog = lazyPart(
  async () => (await import('#shared/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
)

/** Ends all sessions, including this one ("Sair de todos"). */
export function EndAllSessions({ memberId }: { memberId: string }) {
  const [open, setOpen] = useState(false)
  // The server has also ended this session; signing out removes the member's data from the device.
  const endAll = useSignOut({
    failedTitle: t('sessions.endAllFailed'),
    first: () => provenAccountsApi.sessions.$delete(),
  })
  return (
    <>
      <NetworkButton variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('sessions.endAll')}
      </NetworkButton>
      <Suspense>
        {open && (
          <ConfirmDialog
            open
            needsNetwork
            onOpenChange={setOpen}
            title={t('sessions.endAllTitle')}
            description={
              <>
                {t('sessions.endAllText')}
                {isWaitingFor(memberId) && <span className="mt-2 block">{waitingTexts('signOut.text')}</span>}
              </>
            }
            confirmLabel={t('sessions.endAll')}
            busy={endAll.isPending}
            onConfirm={() => endAll.mutate(undefined, { onError: () => setOpen(false) })}
          />
        )}
      </Suspense>
    </>
  )
}
