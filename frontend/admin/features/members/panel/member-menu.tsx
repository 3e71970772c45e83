import { Menu as Ark } from '@ark-ui/react/menu'
import {
  AtSign,
  Ban,
  Ellipsis,
  KeyRound,
  LogOut,
  type LucideIcon,
  MailQuestionMark,
  PencilLine,
  ShieldCheck,
  ShieldOff,
} from 'lucide-react'
import type { MemberDetail } from '#contract/members.ts'
import { cx } from '#shared/ui/cx.ts'
import { OpenDialog } from '#shared/ui/dialogs/open-dialogs.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { t } from '../members-texts.ts'
import type { MemberTask } from '../tasks/member-task-form.tsx'

interface Action {
  kind: Exclude<MemberTask['kind'], 'health' | 'unblock' | 'withdrawEmail'>
  isOffered: boolean
  label: string
  icon: LucideIcon
}

/** What the account's state allows to change. */
function actionsFor({ status, blockedAt, role, sessions, passkeys }: MemberDetail): Action[] {
  const hasAccess = status === 'approved' && !blockedAt
  const isAdmin = role === 'admin'
  const isHelpable = status !== 'pending' && !blockedAt
  const actions: Action[] = [
    {
      kind: 'passwordLink',
      isOffered: isHelpable,
      label: t('actions.passwordLink'),
      icon: MailQuestionMark,
    },
    { kind: 'name', isOffered: isHelpable, label: t('actions.name'), icon: PencilLine },
    { kind: 'email', isOffered: isHelpable && !isAdmin, label: t('actions.email'), icon: AtSign },
    {
      kind: 'role',
      isOffered: hasAccess || isAdmin,
      label: t(isAdmin ? 'actions.demote' : 'actions.promote'),
      icon: isAdmin ? ShieldOff : ShieldCheck,
    },
    {
      kind: 'endSessions',
      isOffered: sessions.length > 0,
      label: t('actions.endSessions'),
      icon: LogOut,
    },
    {
      kind: 'removePasskeys',
      isOffered: !isAdmin && passkeys > 0,
      label: t('actions.removePasskeys'),
      icon: KeyRound,
    },
    { kind: 'block', isOffered: hasAccess, label: t('actions.block'), icon: Ban },
  ]
  return actions.filter(({ isOffered }) => isOffered)
}

interface MemberMenuProps {
  member: MemberDetail
  onTask: (task: MemberTask) => void
}

/** The button "…": help with the account, and what changes another person's access. */
export function MemberMenu({ member, onTask }: MemberMenuProps) {
  const actions = actionsFor(member)
  if (actions.length === 0) return null
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => {
        const action = actions.find(({ kind }) => kind === value)
        if (action) onTask({ kind: action.kind })
      }}
    >
      <Ark.Trigger asChild>
        <IconButton
          label={t('actions.more', { name: member.fullName })}
          icon={<Ellipsis size={20} aria-hidden />}
          className="-mr-2"
        />
      </Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className="z-50 min-w-56 rounded-control bg-surface p-1 shadow-float outline-none forced-colors:border">
          {/* While it is open, letters find its items. */}
          <OpenDialog />
          {actions.map(({ kind, label, icon: Icon }) => (
            <Ark.Item
              key={kind}
              value={kind}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 font-medium data-highlighted:bg-sunken',
                kind === 'block' && 'text-problem',
              )}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}
