import { Ban, LockOpen, MailPlus, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { t } from '../members-texts.ts'
import { BlockDialog } from './block-dialog.tsx'
import { useMemberChange } from './changes.ts'

interface MemberActionsProps {
  member: MemberDetail
  administratorId: string
}

type Asked = 'block' | 'unblock' | 'role'

/** What may be done to the account as it stands. */
export function MemberActions({ member, administratorId }: MemberActionsProps) {
  const [asked, setAsked] = useState<Asked>()
  const change = useMemberChange(member.id)
  const open = member.status === 'approved' && !member.blockedAt
  const isAdmin = member.role === 'admin'
  const own = member.id === administratorId
  const close = () => setAsked(undefined)
  const name = member.fullName

  function confirm(what: 'unblock' | 'role') {
    const settled = { onSettled: close }
    if (what === 'unblock') change.mutate({ kind: 'unblock' }, settled)
    else change.mutate({ kind: 'role', role: isAdmin ? 'member' : 'admin' }, settled)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {own && <p className="max-w-96 text-14 text-soft">{t('actions.own')}</p>}
      {member.status === 'pending' && (
        <Button
          variant="tint"
          size="sm"
          icon={<MailPlus size={18} aria-hidden />}
          busy={change.isPending && change.variables.kind === 'resend'}
          onClick={() => change.mutate({ kind: 'resend' })}
        >
          {t('actions.resend')}
        </Button>
      )}
      {!own && (open || isAdmin) && (
        <Button
          variant="quiet"
          size="sm"
          icon={isAdmin ? <ShieldOff size={18} aria-hidden /> : <ShieldCheck size={18} aria-hidden />}
          onClick={() => setAsked('role')}
        >
          {t(isAdmin ? 'actions.demote' : 'actions.promote')}
        </Button>
      )}
      {!own && open && (
        <Button
          variant="danger"
          size="sm"
          icon={<Ban size={18} aria-hidden />}
          onClick={() => setAsked('block')}
        >
          {t('actions.block')}
        </Button>
      )}
      {member.blockedAt && (
        <Button
          variant="tint"
          size="sm"
          icon={<LockOpen size={18} aria-hidden />}
          onClick={() => setAsked('unblock')}
        >
          {t('actions.unblock')}
        </Button>
      )}
      <BlockDialog
        member={member}
        administratorId={administratorId}
        open={asked === 'block'}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'unblock'}
        onOpenChange={close}
        tone="solid"
        title={t('unblock.title', { name })}
        description={t('unblock.text')}
        confirmLabel={t('actions.unblock')}
        busy={change.isPending}
        onConfirm={() => confirm('unblock')}
      />
      <ConfirmDialog
        open={asked === 'role'}
        onOpenChange={close}
        tone={isAdmin ? 'danger' : 'solid'}
        title={t(isAdmin ? 'roleChange.demoteTitle' : 'roleChange.promoteTitle', { name })}
        description={t(isAdmin ? 'roleChange.demoteText' : 'roleChange.promoteText')}
        confirmLabel={t(isAdmin ? 'actions.demote' : 'actions.promote')}
        busy={change.isPending}
        onConfirm={() => confirm('role')}
      />
    </div>
  )
}
