import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { PersonSection } from '#admin/shared/ui/person/person-section.tsx'
import { EmptyPanel, Panel } from '#admin/shared/ui/workbench/panel.tsx'
import type { MemberDetail, OpenedHealth } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { accessStateNames, blockReasonNames } from '#texts/labels.ts'
import { HealthDrawers, healthPlace } from '../health/health-drawers.tsx'
import { membersSearch } from '../list/members-search.ts'
import { ExceptionBadges } from '../member-badges.tsx'
import { memberQuery } from '../members-query.ts'
import { type MemberTask, MemberTaskForm } from '../tasks/member-task-form.tsx'
import { AccountPart } from './account-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { hasFoot, MemberFoot } from './member-foot.tsx'
import { MemberMenu } from './member-menu.tsx'
import { NewNameNotice } from './new-name-notice.tsx'
import { SessionsPart } from './sessions-part.tsx'

interface MemberPanelProps {
  id: string
  position: string | undefined
  administratorId: string
  task: MemberTask | undefined
  onTask: (task: MemberTask | undefined) => void
}

export function MemberPanel({ id, ...props }: MemberPanelProps) {
  const query = useQuery(memberQuery(id))
  const { data: member, error } = query
  if (member) return <Opened member={member} {...props} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyPanel title={t('missing.title')}>
        <p className="max-w-80">{t('missing.hint')}</p>
        <Link to="/membros" search={membersSearch} className={textLinkClass}>
          {t('back')}
        </Link>
      </EmptyPanel>
    )
  return (
    <div className="p-5">
      {error ? <ErrorState message={messageFor(error)} query={query} /> : <SkeletonList rows={4} />}
    </div>
  )
}

interface OpenedProps extends Omit<MemberPanelProps, 'id'> {
  member: MemberDetail
}

function Opened({ member, position, administratorId, task, onTask }: OpenedProps) {
  /** Opened health data lives only here, in no cache: opening another member closes it. */
  const [health, setHealth] = useState<OpenedHealth>()
  const isOwn = member.id === administratorId

  /** Returns from the form to where it was opened: a part of the health data, or the panel with its menu. */
  function close() {
    flushSync(() => onTask(undefined))
    const part = task?.kind === 'health' && task.scopes[0]
    document.querySelector<HTMLElement>(part ? healthPlace(part) : '[data-panel-title]')?.focus()
  }

  return (
    <Panel
      title={member.fullName}
      detail={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EmailText>{member.email}</EmailText>
          <ExceptionBadges member={member} />
        </span>
      }
      position={position}
      action={!isOwn && !task && <MemberMenu member={member} onTask={onTask} />}
      backLink={(children, className) => (
        <Link to="/membros" search={membersSearch} className={className}>
          {children}
        </Link>
      )}
      actions={!task && hasFoot(member) && <MemberFoot member={member} onTask={onTask} />}
    >
      {task ? (
        <MemberTaskForm
          task={task}
          member={member}
          administratorId={administratorId}
          onOpened={(opened) => setHealth((before) => ({ ...before, ...opened }))}
          onClose={close}
        />
      ) : (
        <div className="grid gap-x-8 gap-y-5 @lg/panel:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] @lg/panel:items-start">
          <div className="min-w-0">
            {isOwn && <p className="mb-5 text-14 text-soft">{t('actions.own')}</p>}
            {member.block && <BlockNotice block={member.block} />}
            {member.newName && (
              <NewNameNotice
                member={{ ...member, newName: member.newName }}
                onTask={isOwn || member.block ? undefined : onTask}
              />
            )}
            <AccountPart
              member={member}
              onWithdrawEmail={member.role === 'admin' ? undefined : () => onTask({ kind: 'withdrawEmail' })}
            />
            {member.status === 'approved' && (
              <HealthDrawers opened={health} onOpen={(scopes) => onTask({ kind: 'health', scopes })} />
            )}
            <PersonSection id={member.id} administratorId={administratorId} />
          </div>
          <div className="min-w-0">
            <HistoryPart history={member.history} memberId={member.id} />
            <SessionsPart sessions={member.sessions} />
          </div>
        </div>
      )}
    </Panel>
  )
}

function BlockNotice({ block }: { block: NonNullable<MemberDetail['block']> }) {
  const when = dateAndTime(block.at)
  return (
    <div className="mb-5">
      <Notice
        meaning="problem"
        title={block.reason ? blockReasonNames[block.reason] : accessStateNames.blocked}
      >
        {block.text && <p className="whitespace-pre-line">{block.text}</p>}
        <p className="text-soft">
          {block.by ? t('block.byAt', { name: block.by, when }) : t('block.at', { when })}
        </p>
      </Notice>
    </div>
  )
}
