import { t } from '#locales/unlock.ts'
import '#member/shared/styles/app.css'
import type { QueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { setLocked } from '#member/shared/lib/vault/keeps-data.ts'
import { hasRing } from '#member/shared/lib/vault/key-ring.ts'
import { lockedFor } from '#member/shared/lib/vault/may-keep-data.ts'
import { restoreKept } from '#member/shared/lib/vault/restore-kept.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordProof } from '#shared/ui/fresh-proof/password-proof.tsx'
import { PasskeyButton } from '#shared/ui/passkeys/passkey-button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { proveWithPasskey } from '../prove-with-passkey.ts'
import { unlockData } from './quick-unlock.ts'

const TRIES = 3
/** localStorage entry with the number of failures since the last success. */
const FAILURES = 'unlock-failures'
const failureTexts = [undefined, t('failedOnce'), t('failedTwice')]

/**
 * Covers the page until the person is verified, by the device's authenticator or by the server; then puts the kept data into
 * the cache.
 */
export async function askToUnlock(client: QueryClient): Promise<void> {
  const page = document.getElementById('root')
  const host = document.createElement('div')
  host.className = 'fixed inset-0 z-50 overflow-y-auto bg-page'
  // The sign-in underneath would react to them and suggest passkeys.
  for (const event of ['pointerdown', 'keydown'])
    host.addEventListener(event, (used) => used.stopPropagation())
  document.body.append(host)
  page?.setAttribute('hidden', '')
  const screen = createRoot(host)
  await new Promise<void>((resolve) => {
    function done() {
      localStorage.removeItem(FAILURES)
      screen.unmount()
      host.remove()
      page?.removeAttribute('hidden')
      resolve()
    }
    screen.render(<UnlockScreen onDone={done} />)
  })
  await restoreKept(client)
}

/** Whether the server, once it is asked, says that the account has no password. */
function usePasswordOff(isAsked: boolean): boolean {
  const [isOff, setOff] = useState(false)
  const online = useOnline()
  useEffect(() => {
    if (!isAsked || !online) return
    void answer(accountsApi.user.$get()).then(
      (user) => setOff(user.passwordOff),
      () => undefined,
    )
  }, [isAsked, online])
  return isOff
}

function UnlockScreen({ onDone }: { onDone: () => void }) {
  const [failures, setFailures] = useState(Number(localStorage.getItem(FAILURES)))
  const [wantsPassword, setWantsPassword] = useState(false)
  const mayTry = failures < TRIES
  const asksServer = wantsPassword || !mayTry
  const hasNoPassword = usePasswordOff(asksServer)
  const way = !asksServer ? 'device' : hasNoPassword ? 'passkey' : 'password'

  async function open() {
    if (await unlockData()) return onDone()
    localStorage.setItem(FAILURES, String(failures + 1))
    setFailures(failures + 1)
  }
  /** Proves the person to the server. Resolves to false if they cancel. */
  async function prove(send: () => Promise<unknown>): Promise<boolean> {
    try {
      if ((await send()) === false) return false
    } catch (error) {
      // The session has ended: the app opens the sign-in.
      if (!(error instanceof ApiError && error.status === 401)) throw error
    }
    const mark = lockedFor()
    // Without its ring, the lock could no longer encrypt anything.
    if (mark && !(await hasRing())) setLocked(mark, false)
    return true
  }

  return (
    <main className="mx-auto flex min-h-full w-full max-w-100 flex-col px-4 pt-5 pb-12">
      <BrandMark />
      <div className="my-auto grid gap-4 pt-8">
        <LockKeyhole size={40} aria-hidden className="text-brand-deep" />
        <div className="grid gap-2">
          <h1 className="text-34 font-bold tracking-tight">{t(`${way}.title`)}</h1>
          <p className="text-soft">{t(`${way}.text`)}</p>
        </div>
        <FormError message={mayTry ? failureTexts[failures] : t('tooOften')} />
        {way === 'password' && (
          <>
            <NeedsNetwork act="unlock" />
            <PasswordProof
              prove={(password) => prove(() => accountsApi.password.proof.$post({ json: { password } }))}
              onProven={onDone}
            />
          </>
        )}
        {way === 'passkey' && (
          <PasskeyButton
            label={t('passkey.use')}
            busyLabel={t('opening')}
            onUse={async () => {
              if (await prove(proveWithPasskey)) onDone()
            }}
          />
        )}
        {way !== 'device' && (
          <a href="/esqueci-senha" className={textLinkClass}>
            {t(`${way}.lost`)}
          </a>
        )}
        {way === 'device' && (
          <>
            <PasskeyButton label={t('open')} busyLabel={t('opening')} needsNetwork={false} onUse={open} />
            <Button variant="quiet" wide onClick={() => setWantsPassword(true)}>
              {t('usePassword')}
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
