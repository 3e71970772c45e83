import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '../../lib/api/errors.ts'
import { Button } from '../button.tsx'
import { FormError } from '../forms/form-error.tsx'

interface PasskeyButtonProps {
  label: string
  busyLabel: string
  quiet?: boolean
  onUse: () => Promise<void>
}

/** Asks the browser for a passkey; shows the error message if the sign-in or proof is rejected. */
export function PasskeyButton({ label, busyLabel, quiet = false, onUse }: PasskeyButtonProps) {
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
        busyLabel={busyLabel}
        onClick={() => void submit()}
      >
        {label}
      </Button>
    </div>
  )
}
