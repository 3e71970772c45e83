import { rejectionReasons, roles } from '#contract/accounts.ts'
import { policyStates } from '#contract/insurance.ts'
import { accessStates } from '#contract/members.ts'
import { queueStatuses, waitingFilters } from '#contract/registrations.ts'
import { filtersOf } from '#contract/reports.ts'
import { t } from '#locales/admin-reports.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import {
  accessStateNames,
  policyStateNames,
  registrationStatusNames,
  rejectionReasonNames,
  roleNames,
  waitingFilterNames,
} from '#texts/labels.ts'
import type { ReportValues } from './report-values.ts'

interface ReportFiltersProps {
  values: ReportValues
  onChange: (part: Partial<ReportValues>) => void
}

/**
 * The filters available for the kind of report. The registration queue and the review queue require exactly one status.
 */
export function ReportFilters({ values, onChange }: ReportFiltersProps) {
  const { access, kind, over, policyState, reason, role, status } = values
  const has = filtersOf(kind)
  const queueStatus = status ?? 'email_confirmed'
  const waits = queueStatus === 'email_confirmed' || queueStatus === 'pending'
  return (
    <>
      {has.includes('status') && (
        <Choice
          label={t('status')}
          name="status"
          any={kind === 'queue' ? undefined : t('all')}
          value={kind === 'queue' ? queueStatus : status}
          options={queueStatuses}
          wordOf={(value) => registrationStatusNames[value]}
          onChange={(chosen) => onChange({ status: chosen })}
        />
      )}
      {has.includes('over') && waits && (
        <Choice
          label={t('wait')}
          name="over"
          any={t('anyWait')}
          value={over}
          options={waitingFilters}
          wordOf={(value) => waitingFilterNames[value]}
          onChange={(chosen) => onChange({ over: chosen })}
        />
      )}
      {has.includes('reason') && queueStatus === 'rejected' && (
        <Choice
          label={t('reason')}
          name="reason"
          any={t('anyReason')}
          value={reason}
          options={rejectionReasons}
          wordOf={(value) => rejectionReasonNames[value]}
          onChange={(chosen) => onChange({ reason: chosen })}
        />
      )}
      {has.includes('access') && (
        <Choice
          label={t('access')}
          name="access"
          any={t('allOf')}
          value={access}
          options={accessStates}
          wordOf={(value) => accessStateNames[value]}
          onChange={(chosen) => onChange({ access: chosen })}
        />
      )}
      {has.includes('role') && (
        <Choice
          label={t('role')}
          name="role"
          any={t('allOf')}
          value={role}
          options={roles}
          wordOf={(value) => roleNames[value]}
          onChange={(chosen) => onChange({ role: chosen })}
        />
      )}
      {has.includes('policyState') && (
        <Choice
          label={t('status')}
          name="policyState"
          any={kind === 'desk' ? undefined : t('all')}
          value={kind === 'desk' && policyState === 'unsent' ? 'pending' : policyState}
          options={policyStates.filter((state) => kind !== 'desk' || state !== 'unsent')}
          wordOf={(value) => policyStateNames[value]}
          onChange={(chosen) => onChange({ policyState: chosen })}
        />
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  /** Label of the option that does not filter; without it one value is always selected. */
  any: string | undefined
  value: Value | null
  options: readonly Value[]
  wordOf: (value: Value) => string
  onChange: (value: Value | null) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { any, label, name, onChange, options, value, wordOf } = props
  const entries = options.map((option) => ({ value: option, label: wordOf(option) }))
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? (any === undefined ? (options[0] ?? '') : '')}
      options={any === undefined ? entries : [{ value: '', label: any }, ...entries]}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option === currentTarget.value) ?? null)
      }
    />
  )
}
