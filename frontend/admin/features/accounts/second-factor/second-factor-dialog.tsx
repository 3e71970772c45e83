import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { adminSecondStepApi, answer, secondFactorApi } from '#shared/lib/api/clients.ts'
import { CodeForm } from '#shared/second-step/code-form.tsx'
import { Enrolment } from '#shared/second-step/enrolment.tsx'
import { RecoveryCodes } from '#shared/second-step/recovery-codes.tsx'
import { t } from '#shared/second-step/security-texts.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'

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

  async function renew(code: string) {
    const { recoveryCodes } = await answer(secondFactorApi['recovery-codes'].$post({ json: { code } }))
    setCodes(recoveryCodes)
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
  }

  async function disable(code: string) {
    await secondFactorApi.disable.$post({ json: { code } })
    onClose()
    toast({ variant: 'success', title: t('factor.disabled') })
    await client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
    if (required) await client.refetchQueries({ queryKey: adminSessionQuery.queryKey })
  }

  function enable() {
    setEnabled(true)
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true })
  }

  function finish() {
    onClose()
    if (enabled) toast({ variant: 'success', title: t('factor.enabled') })
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
            <CodeForm
              submitLabel={t('factor.renew')}
              busyLabel={t('factor.renewBusy')}
              onCode={renew}
              onCancel={onClose}
            />
          ))}
        {task === 'disable' && (
          <CodeForm
            recovery
            tone="danger"
            submitLabel={t('factor.disable')}
            busyLabel={t('factor.disableBusy')}
            onCode={disable}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
