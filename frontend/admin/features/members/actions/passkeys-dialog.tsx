import { type MemberDetail, passkeyRemovalReasons, passkeyRemovalSchema } from '#contract/members.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { passkeyRemovalReasonNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'
import { useMemberChange } from './changes.ts'
import { ReasonForm } from './reason-form.tsx'

const reasons = passkeyRemovalReasons.map((value) => ({ value, label: passkeyRemovalReasonNames[value] }))

interface PasskeysDialogProps {
  member: MemberDetail
  administratorId: string
  open: boolean
  onClose: () => void
}

export function PasskeysDialog({ member, administratorId, open, onClose }: PasskeysDialogProps) {
  const change = useMemberChange(member)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('removePasskeys.title', { name: member.fullName })}
      description={t('removePasskeys.intro')}
    >
      <ReasonForm
        schema={passkeyRemovalSchema}
        reasons={reasons}
        administratorId={administratorId}
        draftName={`passkeys:${member.id}`}
        textHelp={t('removePasskeys.textHelp')}
        submitLabel={t('removePasskeys.submit')}
        busyLabel={t('removePasskeys.busy')}
        danger
        onSubmit={(why) => change.mutateAsync({ kind: 'removePasskeys', why })}
        onDone={onClose}
      />
    </Dialog>
  )
}
