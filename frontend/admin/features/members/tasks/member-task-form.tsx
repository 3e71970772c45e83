import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  accessReasonSchema,
  accessReasons,
  blockReasons,
  blockSchema,
  emailCorrectionSchema,
  type HealthAccess,
  type HealthScope,
  type MemberDetail,
  nameCorrectionSchema,
  nameRejectionSchema,
  type OpenedHealth,
  passkeyRemovalReasons,
  passkeyRemovalSchema,
} from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import {
  accessReasonNames,
  accessScopeNames,
  blockReasonNames,
  passkeyRemovalReasonNames,
} from '#texts/labels.ts'
import { useMemberChange } from './changes.ts'
import { CorrectionForm } from './correction-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ConfirmForm } from './task-form.tsx'

/** What an administrator can do to a member in a form of the panel. */
export type MemberTask =
  | { kind: 'block' | 'unblock' | 'role' | 'endSessions' | 'removePasskeys' }
  | { kind: 'passwordLink' | 'name' | 'approveName' | 'rejectName' | 'email' | 'withdrawEmail' }
  | { kind: 'health'; scopes: readonly HealthScope[] }

const accesses = accessReasons.map((value) => ({ value, label: accessReasonNames[value] }))
const blocks = blockReasons.map((value) => ({ value, label: blockReasonNames[value] }))
const removals = passkeyRemovalReasons.map((value) => ({ value, label: passkeyRemovalReasonNames[value] }))

interface MemberTaskFormProps {
  task: MemberTask
  member: MemberDetail
  administratorId: string
  onOpened: (health: OpenedHealth) => void
  onClose: () => void
}

/** Describes the consequences, and asks for a reason if one is recorded. The API asks for the password again. */
export function MemberTaskForm({ task, member, administratorId, onOpened, onClose }: MemberTaskFormProps) {
  const { id, fullName: name } = member
  // The waiting name as it was on opening: the decision, which ends it, shows before the form closes.
  const [openedName] = useState(member.newName ?? '')
  const newName = member.newName ?? openedName
  // The role as it was on opening: its change shows before the form closes.
  const [isAdmin] = useState(member.role === 'admin')
  const change = useMemberChange(member)
  const access = useMutation({
    gcTime: 0,
    mutationFn: (json: HealthAccess) => answer(membersApi[':id'].health.$post({ param: { id }, json })),
    onSuccess: onOpened,
  })
  const { kind } = task
  /** The name of its texts. */
  const texts = kind === 'health' ? 'access' : kind === 'role' ? (isAdmin ? 'demote' : 'promote') : kind
  const what = kind === 'health' ? task.scopes.map((scope) => accessScopeNames[scope]).join(', ') : ''
  const words = { name, newName, email: member.email, what }
  const shared = {
    administratorId,
    draftName: `${kind}:${id}`,
    onClose,
    title: t(`${texts}.title`, words),
    text: t(`${texts}.text`, words),
    submitLabel: t(`${texts}.submit`),
  }
  switch (kind) {
    case 'health':
      return (
        <ReasonForm
          {...shared}
          schema={accessReasonSchema}
          reasons={accesses}
          textHelp={t('access.textHelp')}
          onSubmit={(why) => access.mutateAsync({ scopes: [...task.scopes], ...why })}
        />
      )
    case 'block':
      return (
        <ReasonForm
          {...shared}
          schema={blockSchema}
          reasons={blocks}
          textHelp={t('block.textHelp')}
          danger
          onSubmit={(why) => change.mutateAsync({ kind, why })}
        />
      )
    case 'removePasskeys':
      return (
        <ReasonForm
          {...shared}
          schema={passkeyRemovalSchema}
          reasons={removals}
          textHelp={t('removePasskeys.textHelp')}
          danger
          onSubmit={(why) => change.mutateAsync({ kind, why })}
        />
      )
    case 'rejectName':
      return (
        <ReasonForm
          {...shared}
          schema={nameRejectionSchema}
          textHelp={t('rejectName.textHelp')}
          danger
          onSubmit={({ text }) => change.mutateAsync({ kind, text })}
        />
      )
    case 'name':
      return (
        <CorrectionForm
          {...shared}
          field="fullName"
          label={t('name.label')}
          current={name}
          schema={nameCorrectionSchema}
          onSubmit={({ fullName }) => change.mutateAsync({ kind, fullName })}
        />
      )
    case 'email':
      return (
        <CorrectionForm
          {...shared}
          field="email"
          label={t('email.label')}
          current={member.newEmail ?? member.email}
          schema={emailCorrectionSchema}
          onSubmit={({ email }) => change.mutateAsync({ kind, email })}
        />
      )
    case 'role': {
      const role = isAdmin ? 'member' : 'admin'
      return <ConfirmForm {...shared} danger={isAdmin} onSubmit={() => change.mutateAsync({ kind, role })} />
    }
    case 'withdrawEmail':
    case 'endSessions':
      return <ConfirmForm {...shared} danger onSubmit={() => change.mutateAsync({ kind })} />
    case 'passwordLink':
    case 'approveName':
    case 'unblock':
      return <ConfirmForm {...shared} onSubmit={() => change.mutateAsync({ kind })} />
  }
}
