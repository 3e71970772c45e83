import type { ReactNode } from 'react'
import { CompanyLogo } from '#shared/ui/company-logo.tsx'
import { cx } from '#shared/ui/cx.ts'
import { CARD, RINGS } from './card-pattern.ts'
import type { CardWords } from './card-words.ts'
import { cardTexts as t } from './membership-card-texts.ts'

interface SideProps {
  words: CardWords
  className?: string | undefined
  hidden?: boolean
}

export function CardFront({ words, className, hidden = false }: SideProps) {
  return (
    <Side label={t('front')} className={className} hidden={hidden}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CompanyLogo name={words.company} logoUrl={words.logoUrl} inverted />
        <span className="text-12 font-medium">{words.website}</span>
      </div>
      <p className="text-[clamp(1.125rem,7cqw,1.875rem)] leading-tight font-semibold tracking-[0.06em] tabular-nums">
        <span className="sr-only">{t('number')}: </span>
        {words.number.join(' ')}
      </p>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Line label={t('name')} value={words.name} />
        {words.since && <Line label={t('since')} value={words.since} />}
      </dl>
    </Side>
  )
}

export function CardBack({ words, className, hidden = false }: SideProps) {
  return (
    <Side label={t('back')} className={className} hidden={hidden}>
      <dl className="grid gap-2.5">
        {words.phone && (
          <>
            <Line label={t('service')} value={words.phone} large />
            <Line label={t('emergency')} value={words.emergency ?? words.phone} large />
          </>
        )}
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 text-14 font-medium">
        <p>{words.tagline}</p>
        <p className="text-12">{words.website}</p>
      </div>
    </Side>
  )
}

function Side({
  label,
  className,
  hidden,
  children,
}: {
  label: string
  className: string | undefined
  hidden: boolean
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form fields.
    <div
      role="group"
      aria-label={label}
      aria-hidden={hidden || undefined}
      className={cx(
        'member-card @container relative grid aspect-[1.586] w-full overflow-clip rounded-[1.375rem]',
        className,
      )}
    >
      <Pattern />
      <div className="relative flex min-w-0 flex-col justify-between gap-3 p-5 md:p-6">{children}</div>
    </div>
  )
}

function Line({ label, value, large = false }: { label: string; value: string; large?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-12">{label}</dt>
      <dd className={cx('font-semibold tabular-nums', large && 'text-18 md:text-22')}>{value}</dd>
    </div>
  )
}

function Pattern() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      className="absolute inset-0 size-full"
      fill="none"
      stroke={RINGS.stroke}
      strokeWidth={RINGS.width}
    >
      {RINGS.radii.map((radius) => (
        <circle key={radius} cx={RINGS.x} cy={RINGS.y} r={radius} />
      ))}
    </svg>
  )
}
