import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/admin-security.ts'
import { adminSecondStepApi, answer, secondFactorApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Enrolment } from '#shared/second-step/enrolment.tsx'
import { RecoveryCodes } from '#shared/second-step/recovery-codes.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'

export type SecondFactorTask = 'enable' | 'renew' | 'disable'

interface Props {
  task: SecondFactorTask
  /** Whether the company requires a second factor. */
  required: boolean
  onClose: () => void
}

const titles = {
  enable: t('enrolment.title'),
  renew: t('factor.renewTitle'),
  disable: t('factor.disableTitle'),
}

export function SecondFactorDialog({ task, required, onClose }: Props) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<string[]>()
  const [enabled, setEnabled] = useState(false)
  const [reminded, setReminded] = useState(false)
  const showsCodes = enabled || codes !== undefined

  async function renew() {
    const { recoveryCodes } = await answer(secondFactorApi['recovery-codes'].$post({ json: {} }))
    setCodes(recoveryCodes)
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
  }

  async function disable() {
    await secondFactorApi.disable.$post({ json: {} })
    onClose()
    toast({ variant: 'success', title: t('factor.disabled') })
    await client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
    // The session lists the factors, and requires a new one if the company does.
    await client.refetchQueries({ queryKey: adminSessionQuery.queryKey })
  }

  function enable() {
    setEnabled(true)
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
  }

  function finish() {
    onClose()
    if (!enabled) return
    toast({ variant: 'success', title: t('factor.enabled') })
    void client.refetchQueries({ queryKey: adminSessionQuery.queryKey })
  }

  return (
    <Dialog
      open
      // The codes are shown only once: remind before an accidental close loses them.
      onOpenChange={(open) => open || (showsCodes ? setReminded(true) : onClose())}
      title={showsCodes ? t('recovery.title') : titles[task]}
      {...(!showsCodes &&
        task !== 'enable' && {
          description:
            task === 'renew'
              ? t('factor.renewText')
              : t(required ? 'factor.disableTextRequired' : 'factor.disableText'),
        })}
    >
      <div className="mt-4">
        {task === 'enable' && (
          <Enrolment
            api={adminSecondStepApi}
            onEnabled={enable}
            onDone={finish}
            onCancel={onClose}
            reminded={reminded}
          />
        )}
        {task === 'renew' &&
          (codes ? (
            <RecoveryCodes codes={codes} onDone={finish} reminded={reminded} />
          ) : (
            <ConfirmStep
              label={t('factor.renew')}
              busyLabel={t('factor.renewBusy')}
              onConfirm={renew}
              onCancel={onClose}
            />
          ))}
        {task === 'disable' && (
          <ConfirmStep
            tone="danger"
            label={t('factor.disable')}
            busyLabel={t('factor.disableBusy')}
            onConfirm={disable}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ConfirmStepProps {
  label: string
  busyLabel: string
  tone?: 'solid' | 'danger'
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** The API asks for a fresh proof if the last one is too old. */
function ConfirmStep({ label, busyLabel, tone = 'solid', onConfirm, onCancel }: ConfirmStepProps) {
  const confirming = useMutation({ mutationFn: onConfirm })
  return (
    <div className="grid gap-4">
      <FormError message={confirming.error ? messageFor(confirming.error) : undefined} />
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button
          variant={tone}
          busy={confirming.isPending}
          busyLabel={busyLabel}
          onClick={() => confirming.mutate()}
        >
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('enrolment.cancel')}
        </Button>
      </div>
    </div>
  )
}
