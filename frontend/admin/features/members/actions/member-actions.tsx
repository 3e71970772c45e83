import { Ban, KeyRound, LockOpen, LogOut, MailPlus, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { t } from '../members-texts.ts'
import { BlockDialog } from './block-dialog.tsx'
import { useMemberChange } from './changes.ts'
import { PasskeysDialog } from './passkeys-dialog.tsx'

interface MemberActionsProps {
  member: MemberDetail
  administratorId: string
}

type OpenDialog = 'block' | 'unblock' | 'role' | 'endSessions' | 'removePasskeys'

/** The buttons for the changes that the account's status allows. */
export function MemberActions({ member, administratorId }: MemberActionsProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const change = useMemberChange(member)
  const isOpen = member.status === 'approved' && !member.blockedAt
  const isAdmin = member.role === 'admin'
  const isOwn = member.id === administratorId
  const close = () => setDialog(undefined)
  const name = member.fullName

  function confirm(what: Exclude<OpenDialog, 'block' | 'removePasskeys'>) {
    const options = { onSettled: close }
    if (what !== 'role') change.mutate({ kind: what }, options)
    else change.mutate({ kind: 'role', role: isAdmin ? 'member' : 'admin' }, options)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isOwn && <p className="max-w-96 text-14 text-soft">{t('actions.own')}</p>}
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
      {!isOwn && (isOpen || isAdmin) && (
        <Button
          variant="quiet"
          size="sm"
          icon={isAdmin ? <ShieldOff size={18} aria-hidden /> : <ShieldCheck size={18} aria-hidden />}
          onClick={() => setDialog('role')}
        >
          {t(isAdmin ? 'actions.demote' : 'actions.promote')}
        </Button>
      )}
      {!isOwn && member.sessions.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<LogOut size={18} aria-hidden />}
          onClick={() => setDialog('endSessions')}
        >
          {t('actions.endSessions')}
        </Button>
      )}
      {!isAdmin && member.passkeys > 0 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<KeyRound size={18} aria-hidden />}
          onClick={() => setDialog('removePasskeys')}
        >
          {t('actions.removePasskeys')}
        </Button>
      )}
      {!isOwn && isOpen && (
        <Button
          variant="danger"
          size="sm"
          icon={<Ban size={18} aria-hidden />}
          onClick={() => setDialog('block')}
        >
          {t('actions.block')}
        </Button>
      )}
      {member.blockedAt && (
        <Button
          variant="tint"
          size="sm"
          icon={<LockOpen size={18} aria-hidden />}
          onClick={() => setDialog('unblock')}
        >
          {t('actions.unblock')}
        </Button>
      )}
      <BlockDialog
        member={member}
        administratorId={administratorId}
        open={dialog === 'block'}
        onClose={close}
      />
      <PasskeysDialog
        member={member}
        administratorId={administratorId}
        open={dialog === 'removePasskeys'}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog === 'unblock'}
        onOpenChange={close}
        tone="solid"
        title={t('unblock.title', { name })}
        description={t('unblock.text')}
        confirmLabel={t('actions.unblock')}
        busy={change.isPending}
        onConfirm={() => confirm('unblock')}
      />
      <ConfirmDialog
        open={dialog === 'endSessions'}
        onOpenChange={close}
        tone="danger"
        title={t('endSessions.title', { name })}
        description={t('endSessions.text')}
        confirmLabel={t('actions.endSessions')}
        busy={change.isPending}
        onConfirm={() => confirm('endSessions')}
      />
      <ConfirmDialog
        open={dialog === 'role'}
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
