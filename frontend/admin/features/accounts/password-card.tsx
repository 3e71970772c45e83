import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/admin-security.ts'
import { adminAccountsApi } from '#shared/lib/api/clients.ts'
import { StaffPasswordForm } from '#shared/second-step/staff-password-form.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'

export function PasswordCard() {
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial')
  const opener = useRef<HTMLButtonElement>(null)
  const client = useQueryClient()
  const close = () => setState('closed')

  // The focused button of the form is removed with it.
  useEffect(() => {
    if (state === 'closed') opener.current?.focus()
  }, [state])

  function finish() {
    toast({ variant: 'success', title: t('password.doneTitle'), description: t('password.done') })
    void client.invalidateQueries({ queryKey: queryKeys.adminSessions })
    close()
  }

  return (
    <Card>
      <section aria-labelledby="password-title" className="grid gap-3">
        <h2 id="password-title" className="text-18 font-semibold">
          {t('password.title')}
        </h2>
        <p className="text-soft">{t('password.text')}</p>
        {state === 'open' ? (
          <div className="max-w-112">
            <StaffPasswordForm
              focusFirst
              onChange={(json) => adminAccountsApi.password.$put({ json })}
              onDone={finish}
              onCancel={close}
            />
          </div>
        ) : (
          <Button
            ref={opener}
            variant="quiet"
            className="justify-self-start"
            onClick={() => setState('open')}
          >
            {t('password.open')}
          </Button>
        )}
      </section>
    </Card>
  )
}
