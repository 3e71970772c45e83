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
  const shared = { administratorId, draftName: `${task.kind}:${id}`, onClose }
  switch (task.kind) {
    case 'health':
      return (
        <ReasonForm
          {...shared}
          title={t('access.title')}
          text={t('access.intro', { what: task.scopes.map((scope) => accessScopeNames[scope]).join(', ') })}
          schema={accessReasonSchema}
          reasons={accesses}
          textHelp={t('access.textHelp')}
          submitLabel={t('access.submit')}
          onSubmit={(why) => access.mutateAsync({ scopes: [...task.scopes], ...why })}
        />
      )
    case 'block':
      return (
        <ReasonForm
          {...shared}
          title={t('block.title', { name })}
          text={t('block.intro')}
          schema={blockSchema}
          reasons={blocks}
          textHelp={t('block.textHelp')}
          submitLabel={t('block.submit')}
          danger
          onSubmit={(why) => change.mutateAsync({ kind: 'block', why })}
        />
      )
    case 'removePasskeys':
      return (
        <ReasonForm
          {...shared}
          title={t('removePasskeys.title', { name })}
          text={t('removePasskeys.intro')}
          schema={passkeyRemovalSchema}
          reasons={removals}
          textHelp={t('removePasskeys.textHelp')}
          submitLabel={t('removePasskeys.submit')}
          danger
          onSubmit={(why) => change.mutateAsync({ kind: 'removePasskeys', why })}
        />
      )
    case 'passwordLink':
      return (
        <ConfirmForm
          {...shared}
          title={t('passwordLink.title', { name })}
          text={t('passwordLink.text', { email: member.email })}
          submitLabel={t('passwordLink.submit')}
          onSubmit={() => change.mutateAsync({ kind: 'passwordLink' })}
        />
      )
    case 'name':
      return (
        <CorrectionForm
          {...shared}
          title={t('name.title', { name })}
          text={t('name.text')}
          field="fullName"
          label={t('name.label')}
          current={name}
          schema={nameCorrectionSchema}
          submitLabel={t('name.submit')}
          onSubmit={({ fullName }) => change.mutateAsync({ kind: 'name', fullName })}
        />
      )
    case 'approveName':
      return (
        <ConfirmForm
          {...shared}
          title={t('approveName.title', { name })}
          text={t('approveName.text', { name, newName })}
          submitLabel={t('approveName.submit')}
          onSubmit={() => change.mutateAsync({ kind: 'approveName' })}
        />
      )
    case 'rejectName':
      return (
        <ReasonForm
          {...shared}
          title={t('rejectName.title', { name })}
          text={t('rejectName.text', { name, newName })}
          schema={nameRejectionSchema}
          textHelp={t('rejectName.textHelp')}
          submitLabel={t('rejectName.submit')}
          danger
          onSubmit={({ text }) => change.mutateAsync({ kind: 'rejectName', text })}
        />
      )
    case 'email':
      return (
        <CorrectionForm
          {...shared}
          title={t('email.title', { name })}
          text={t('email.text', { email: member.email })}
          field="email"
          label={t('email.label')}
          current={member.newEmail ?? member.email}
          schema={emailCorrectionSchema}
          submitLabel={t('email.submit')}
          onSubmit={({ email }) => change.mutateAsync({ kind: 'email', email })}
        />
      )
    case 'withdrawEmail':
      return (
        <ConfirmForm
          {...shared}
          title={t('withdrawEmail.title', { name })}
          text={t('withdrawEmail.text', { email: member.email })}
          submitLabel={t('actions.withdrawEmail')}
          danger
          onSubmit={() => change.mutateAsync({ kind: 'withdrawEmail' })}
        />
      )
    case 'unblock':
      return (
        <ConfirmForm
          {...shared}
          title={t('unblock.title', { name })}
          text={t('unblock.text')}
          submitLabel={t('actions.unblock')}
          onSubmit={() => change.mutateAsync({ kind: 'unblock' })}
        />
      )
    case 'endSessions':
      return (
        <ConfirmForm
          {...shared}
          title={t('endSessions.title', { name })}
          text={t('endSessions.text')}
          submitLabel={t('actions.endSessions')}
          danger
          onSubmit={() => change.mutateAsync({ kind: 'endSessions' })}
        />
      )
    case 'role':
      return (
        <ConfirmForm
          {...shared}
          title={t(isAdmin ? 'roleChange.demoteTitle' : 'roleChange.promoteTitle', { name })}
          text={t(isAdmin ? 'roleChange.demoteText' : 'roleChange.promoteText')}
          submitLabel={t(isAdmin ? 'actions.demote' : 'actions.promote')}
          danger={isAdmin}
          onSubmit={() => change.mutateAsync({ kind: 'role', role: isAdmin ? 'member' : 'admin' })}
        />
      )
  }
}
