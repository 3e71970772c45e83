import { useRef } from 'react'
import { t } from '#locales/fresh-proof.ts'
import { ui } from '#locales/ui.ts'
import { CodeForm } from '../../second-step/code-form.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { PasswordProof } from './password-proof.tsx'

/** The ways in which the account can verify the person's identity. None if the password is off and no passkey is left. */
export interface ProofWays {
  password?: (password: string) => Promise<unknown>
  code?: (code: string) => Promise<unknown>
  /** Resolves to false if the person cancels. */
  passkey?: () => Promise<boolean>
  /** What to do after losing the device with the passkey: remove it, or ask for a link to create a password. */
  lostPasskey?: 'remove' | 'reset'
}

interface FreshProofDialogProps {
  ways: ProofWays
  onClose: (proven: boolean) => void
}

/** Asks the person to verify their identity again, before a sensitive action. */
export function FreshProofDialog({ ways, onClose }: FreshProofDialogProps) {
  const { password, code, passkey, lostPasskey } = ways
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose(false)}
      size="sm"
      title={t('title')}
      description={t('text')}
      initialFocus={() => content.current?.querySelector<HTMLElement>('input, button') ?? null}
    >
      <div ref={content} className="grid gap-4 pt-4">
        {passkey && (
          <PasskeyButton
            label={t('passkey')}
            busyLabel={t('passkeyBusy')}
            onUse={async () => {
              if (await passkey()) onClose(true)
            }}
          />
        )}
        {lostPasskey && <p className="text-14 text-soft">{t(`lostPasskey.${lostPasskey}`)}</p>}
        {code && (
          <CodeForm
            recovery
            submitLabel={t('submit')}
            busyLabel={t('busy')}
            onCode={async (typed) => {
              await code(typed)
              onClose(true)
            }}
          />
        )}
        {password && <PasswordProof prove={password} onProven={() => onClose(true)} />}
        <Button variant="quiet" onClick={() => onClose(false)}>
          {ui.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
