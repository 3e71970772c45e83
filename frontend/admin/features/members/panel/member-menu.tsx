import {
  AtSign,
  Ban,
  Ellipsis,
  KeyRound,
  LogOut,
  MailQuestionMark,
  PencilLine,
  ShieldCheck,
  ShieldOff,
} from 'lucide-react'
import type { MemberDetail } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#shared/ui/menu.tsx'
import type { MemberTask } from '../tasks/member-task-form.tsx'

type OfferedElsewhere = 'health' | 'unblock' | 'approveName' | 'rejectName' | 'withdrawEmail'

interface Action extends MenuItem<Exclude<MemberTask['kind'], OfferedElsewhere>> {
  isOffered: boolean
}

/** The changes that the account's state allows. */
function actionsFor({ status, blockedAt, role, sessions, passkeys }: MemberDetail): Action[] {
  const hasAccess = status === 'approved' && !blockedAt
  const isAdmin = role === 'admin'
  const isHelpable = status !== 'pending' && !blockedAt
  const actions: Action[] = [
    {
      value: 'passwordLink',
      isOffered: isHelpable,
      label: t('actions.passwordLink'),
      icon: MailQuestionMark,
    },
    { value: 'name', isOffered: isHelpable, label: t('actions.name'), icon: PencilLine },
    { value: 'email', isOffered: isHelpable && !isAdmin, label: t('actions.email'), icon: AtSign },
    {
      value: 'role',
      isOffered: hasAccess || isAdmin,
      label: t(isAdmin ? 'actions.demote' : 'actions.promote'),
      icon: isAdmin ? ShieldOff : ShieldCheck,
    },
    {
      value: 'endSessions',
      isOffered: sessions.length > 0,
      label: t('actions.endSessions'),
      icon: LogOut,
    },
    {
      value: 'removePasskeys',
      isOffered: !isAdmin && passkeys > 0,
      label: t('actions.removePasskeys'),
      icon: KeyRound,
    },
    { value: 'block', isOffered: hasAccess, label: t('actions.block'), icon: Ban, isGrave: true },
  ]
  return actions.filter(({ isOffered }) => isOffered)
}

interface MemberMenuProps {
  member: MemberDetail
  onTask: (task: MemberTask) => void
}

/** The button "…": help with the account, and changes to another person's access. */
export function MemberMenu({ member, onTask }: MemberMenuProps) {
  const actions = actionsFor(member)
  if (actions.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton
          label={t('actions.more', { name: member.fullName })}
          icon={<Ellipsis size={20} aria-hidden />}
          className="-mr-2"
        />
      }
      items={actions}
      onSelect={(kind) => onTask({ kind })}
    />
  )
}
