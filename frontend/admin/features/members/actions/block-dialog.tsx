import { blockReasons, blockSchema, type MemberDetail } from '#contract/members.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { blockReasonNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'
import { useMemberChange } from './changes.ts'
import { ReasonForm } from './reason-form.tsx'

const reasons = blockReasons.map((value) => ({ value, label: blockReasonNames[value] }))

interface BlockDialogProps {
  member: MemberDetail
  administratorId: string
  open: boolean
  onClose: () => void
}

export function BlockDialog({ member, administratorId, open, onClose }: BlockDialogProps) {
  const change = useMemberChange(member)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('block.title', { name: member.fullName })}
      description={t('block.intro')}
    >
      <ReasonForm
        schema={blockSchema}
        reasons={reasons}
        administratorId={administratorId}
        draftName={`block:${member.id}`}
        textHelp={t('block.textHelp')}
        submitLabel={t('block.submit')}
        busyLabel={t('block.busy')}
        danger
        onSubmit={(why) => change.mutateAsync({ kind: 'block', why })}
        onDone={onClose}
      />
    </Dialog>
  )
}
