import type { ReactNode } from 'react'
import { PanelFacts } from '#admin/shared/ui/workbench/panel.tsx'
import type { ConsultationSummary } from '#contract/consultations.ts'
import {
  type AnamnesisSummary,
  HEALTH_RECORDS_MAX,
  type HealthScope,
  type OpenedHealth,
  type PolicySummary,
  SLEEP_SUMMARY_DAYS,
  type SleepSummary,
} from '#contract/members.ts'
import { stateOf } from '#domain/policy-rules.ts'
import { t } from '#locales/admin-members.ts'
import { date, dateAndTime, decimal, duration } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { ConsultationBadge } from '#shared/ui/consultation-badge.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import {
  accessScopeNames,
  activityLevelNames,
  consultationTypeNames,
  goalNames,
  policyStateNames,
} from '#texts/labels.ts'
import { Exams, Exercise, HealthProfile, Medications } from './health-counts.tsx'

interface OpenedScopeProps {
  scope: HealthScope
  opened: OpenedHealth
}

export function OpenedScope({ scope, opened }: OpenedScopeProps) {
  return (
    <section
      data-health={scope}
      tabIndex={-1}
      aria-label={accessScopeNames[scope]}
      className="grid gap-3 rounded-control border border-edge p-4"
    >
      <h4 className="font-semibold">{accessScopeNames[scope]}</h4>
      {parts[scope](opened) ?? <p className="text-soft">{t(`health.none.${scope}`)}</p>}
    </section>
  )
}

/** Renders each scope; falsy if the member has no record. */
const parts: Record<HealthScope, (opened: OpenedHealth) => ReactNode> = {
  consultations: ({ consultations }) =>
    consultations?.items.length ? <Consultations {...consultations} /> : null,
  policies: ({ policies }) => (policies?.items.length ? <Policies {...policies} /> : null),
  sleep: ({ sleep }) => sleep && <Sleep {...sleep} />,
  anamnesis: ({ anamnesis }) => anamnesis && <Anamnesis {...anamnesis} />,
  health_profile: ({ health_profile }) => health_profile && <HealthProfile {...health_profile} />,
  exercise: ({ exercise }) => exercise && <Exercise {...exercise} />,
  medications: ({ medications }) => medications && <Medications {...medications} />,
  exams: ({ exams }) => exams && <Exams {...exams} />,
}

const listClass = 'grid divide-y divide-edge'
const itemClass = 'grid gap-0.5 py-2.5 first:pt-0 last:pb-0'

function More() {
  return <p className="text-14 text-soft">{t('health.more', { count: HEALTH_RECORDS_MAX })}</p>
}

function Consultations({ items, more }: { items: ConsultationSummary[]; more: boolean }) {
  return (
    <>
      <ul className={listClass}>
        {items.map(({ id, date: at, type, doctorName, specialty, notes, status }) => (
          <li key={id} className={itemClass}>
            <p className="flex flex-wrap items-center gap-2">
              <time dateTime={at} className="font-medium">
                {dateAndTime(at)}
              </time>
              <ConsultationBadge consultation={{ status, date: at }} now={Date.now()} />
            </p>
            <p className="text-14">
              {[consultationTypeNames[type], specialty, doctorName].filter(Boolean).join(' · ')}
            </p>
            {notes && <p className="text-14 whitespace-pre-line text-soft">{notes}</p>}
          </li>
        ))}
      </ul>
      {more && <More />}
    </>
  )
}

const policyMeanings = {
  pending: 'attention',
  approved: 'good',
  rejected: 'problem',
  unsent: 'neutral',
} as const

function Policies({ items, more }: { items: PolicySummary[]; more: boolean }) {
  return (
    <>
      <ul className={listClass}>
        {items.map((policy) => {
          const { id, fileName, policyNumber, uploadedAt, rejectionText } = policy
          const state = stateOf(policy)
          return (
            <li key={id} className={itemClass}>
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">
                  <FileName name={fileName} />
                </span>
                <Badge meaning={policyMeanings[state]}>{policyStateNames[state]}</Badge>
              </p>
              <p className="text-14 text-soft">
                {state === 'unsent'
                  ? t('policy.announced', { when: dateAndTime(uploadedAt) })
                  : t('policy.facts', { number: policyNumber ?? '—', when: dateAndTime(uploadedAt) })}
              </p>
              {rejectionText && <p className="text-14 whitespace-pre-line">{rejectionText}</p>}
            </li>
          )
        })}
      </ul>
      {more && <More />}
    </>
  )
}

function Sleep({ nights, averageHours, averageQuality, shortNights, lastEnd }: SleepSummary) {
  return (
    <>
      <p className="text-14 text-soft">{t('sleep.period', { days: SLEEP_SUMMARY_DAYS })}</p>
      <PanelFacts
        facts={[
          [t('sleep.nights'), String(nights)],
          [t('sleep.hours'), duration(averageHours * 60)],
          [t('sleep.quality'), `${averageQuality}%`],
          [t('sleep.short'), String(shortNights)],
          [t('sleep.last'), dateAndTime(lastEnd)],
        ]}
      />
    </>
  )
}

/** One line per field; the BMI's includes its class. A field without a line does not compile. */
const anamnesisLines: Record<
  Exclude<keyof AnamnesisSummary, 'bmiClass' | 'earlier'>,
  (form: AnamnesisSummary) => [name: string, value: string]
> = {
  createdAt: ({ createdAt }) => [t('anamnesis.at'), dateAndTime(createdAt)],
  age: ({ age }) => [t('anamnesis.age'), t('anamnesis.years', { count: age })],
  weightKg: ({ weightKg }) => [t('anamnesis.weight'), `${decimal(weightKg)} kg`],
  heightCm: ({ heightCm }) => [t('anamnesis.height'), `${decimal(heightCm)} cm`],
  bmi: ({ bmi, bmiClass }) => [t('anamnesis.bmi'), `${decimal(bmi)} · ${bmiReading(bmi, bmiClass).label}`],
  activityLevel: ({ activityLevel }) => [t('anamnesis.activity'), activityLevelNames[activityLevel]],
  goal: ({ goal }) => [t('anamnesis.goal'), goalNames[goal]],
  playsSports: ({ playsSports }) => [t('anamnesis.sports'), t(playsSports ? 'yes' : 'no')],
}

function Anamnesis(form: AnamnesisSummary) {
  return (
    <>
      <PanelFacts facts={Object.values(anamnesisLines).map((line) => line(form))} />
      {form.earlier.length > 0 && (
        <div>
          <h5 className="text-14 font-medium text-soft">{t('anamnesis.earlier')}</h5>
          <ul className={listClass}>
            {form.earlier.map(({ createdAt, weightKg, bmi, bmiClass }) => (
              <li key={createdAt} className="py-1.5 text-14">
                <time dateTime={createdAt}>{date(createdAt)}</time>
                {` · ${decimal(weightKg)} kg · IMC ${decimal(bmi)} (${bmiReading(bmi, bmiClass).label})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
