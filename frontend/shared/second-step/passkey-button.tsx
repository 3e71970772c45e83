import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { t } from './security-texts.ts'

interface PasskeyButtonProps {
  quiet?: boolean
  onUse: () => Promise<void>
}

/** Asks the browser for a passkey; shows the message where it is refused. */
export function PasskeyButton({ quiet = false, onUse }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit() {
    setBusy(true)
    setProblem(undefined)
    try {
      await onUse()
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <FormError message={problem} />
      <Button
        variant={quiet ? 'quiet' : 'solid'}
        wide
        icon={<KeyRound size={20} aria-hidden />}
        busy={busy}
        busyLabel={t('step.passkeyBusy')}
        onClick={() => void submit()}
      >
        {t(quiet ? 'step.enterWithPasskey' : 'step.passkey')}
      </Button>
    </div>
  )
}
