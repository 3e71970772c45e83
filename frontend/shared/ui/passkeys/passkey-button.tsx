import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '../../lib/api/errors.ts'
import { FormError } from '../forms/form-error.tsx'
import { NetworkButton } from '../network-button.tsx'

interface PasskeyButtonProps {
  label: string
  busyLabel: string
  quiet?: boolean
  /** False if the device alone checks the passkey. */
  needsNetwork?: boolean
  onUse: () => Promise<void>
}

/** Asks the browser for a passkey; shows the error message if the sign-in or proof is rejected. */
export function PasskeyButton({
  label,
  busyLabel,
  quiet = false,
  needsNetwork = true,
  onUse,
}: PasskeyButtonProps) {
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
      <NetworkButton
        variant={quiet ? 'quiet' : 'solid'}
        wide
        needsNetwork={needsNetwork}
        icon={<KeyRound size={20} aria-hidden />}
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => void submit()}
      >
        {label}
      </NetworkButton>
    </div>
  )
}
