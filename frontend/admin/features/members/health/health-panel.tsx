import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import {
  accessReasonSchema,
  accessReasons,
  type HealthAccess,
  type HealthScope,
  healthScopes,
  type OpenedHealth,
} from '#contract/members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { accessReasonNames, accessScopeNames } from '#texts/labels.ts'
import { ReasonForm } from '../actions/reason-form.tsx'
import { TitledCard } from '../member/titled-card.tsx'
import { t } from '../members-texts.ts'
import { OpenedScope } from './health-parts.tsx'

const reasons = accessReasons.map((value) => ({ value, label: accessReasonNames[value] }))

interface HealthPanelProps {
  memberId: string
  administratorId: string
}

/** Health data stays closed until the administrator states a reason. Opened data lives in this component only, in no cache. */
export function HealthPanel({ memberId, administratorId }: HealthPanelProps) {
  const [opened, setOpened] = useState<OpenedHealth>()
  const [requested, setRequested] = useState<HealthScope[]>([])
  const [dialog, setDialog] = useState(false)
  const closed = healthScopes.filter((scope) => opened?.[scope] === undefined)
  const access = useMutation({
    gcTime: 0,
    mutationFn: (json: HealthAccess) =>
      answer(membersApi[':id'].health.$post({ param: { id: memberId }, json })),
    onSuccess: (health) => setOpened((before) => ({ ...before, ...health })),
  })
  function askForReason(scopes: HealthScope[]) {
    setRequested(scopes)
    setDialog(true)
  }
  return (
    <TitledCard
      title={t('health.title')}
      hint={t('health.hint')}
      action={
        closed.length > 1 && (
          <Button variant="ghost" size="sm" className="-mr-4" onClick={() => askForReason(closed)}>
            {t('health.openAll')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {healthScopes.map((scope) =>
          opened?.[scope] === undefined ? (
            <div
              key={scope}
              className="flex items-center justify-between gap-3 rounded-control bg-sunken py-2 pr-2 pl-4"
            >
              <h3 className="flex items-center gap-2 font-semibold">
                <Lock size={18} aria-hidden className="text-soft" />
                {accessScopeNames[scope]}
              </h3>
              <Button variant="tint" size="sm" onClick={() => askForReason([scope])}>
                {t('health.open')}
                <span className="sr-only"> {accessScopeNames[scope]}</span>
              </Button>
            </div>
          ) : (
            <OpenedScope key={scope} scope={scope} opened={opened} />
          ),
        )}
      </div>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title={t('access.title')}
        description={t('access.intro', {
          what: requested.map((scope) => accessScopeNames[scope]).join(', '),
        })}
      >
        <ReasonForm
          schema={accessReasonSchema}
          reasons={reasons}
          administratorId={administratorId}
          draftName={`access:${memberId}`}
          textHelp={t('access.textHelp')}
          submitLabel={t('access.submit')}
          busyLabel={t('access.busy')}
          onSubmit={(why) => access.mutateAsync({ scopes: requested, ...why })}
          onDone={() => setDialog(false)}
        />
      </Dialog>
    </TitledCard>
  )
}
