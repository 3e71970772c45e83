import type { ReactNode } from 'react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/membership-card.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { cx } from '#shared/ui/cx.ts'
import { type CardContent, cardServices } from './card-content.ts'
import { CARD, RINGS } from './card-pattern.ts'

interface SideProps {
  content: CardContent
  className?: string | undefined
  hidden?: boolean
}

export function CardFront({ content, className, hidden = false }: SideProps) {
  return (
    <Side label={t('front')} className={className} hidden={hidden}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BrandMark name={content.company} logoUrl={content.logoUrl} inverted />
        <span className="text-12 font-medium">{content.website}</span>
      </div>
      <p className="text-[clamp(1.125rem,7cqw,1.875rem)] leading-tight font-semibold tracking-[0.06em] tabular-nums">
        <span className="sr-only">{t('number')}: </span>
        {content.number.join(' ')}
      </p>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Line label={t('name')} value={content.name} />
        {content.since && <Line label={t('since')} value={content.since} />}
      </dl>
    </Side>
  )
}

export function CardBack({ content, className, hidden = false }: SideProps) {
  return (
    <Side label={t('back')} className={className} hidden={hidden}>
      {content.phone && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3">
          <Call label={t('service')} phone={content.phone} />
          <Call label={t('emergency')} phone={content.emergency ?? content.phone} />
        </div>
      )}
      {/* The height of the links keeps the lines apart, and the back no taller than the front. */}
      <div className="-my-2.5 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-3">
        {cardServices.map(({ name, phone }) => (
          <Call key={phone} label={name} phone={phone} />
        ))}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 text-12 font-medium">
        <p>{content.tagline}</p>
        <p>{content.website}</p>
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
      // Also keeps the focus out of its links.
      inert={hidden}
      className={cx(
        'member-card @container relative grid aspect-[1.586] w-full overflow-clip rounded-[1.375rem]',
        className,
      )}
    >
      <Pattern />
      <div className="relative flex min-w-0 flex-col justify-between gap-3 p-4 md:p-6">{children}</div>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** A number to call, above the button that turns the card. */
function Call({ label, phone }: { label: string; phone: string }) {
  return (
    <a
      href={telephoneLink(phone)}
      className="relative z-1 grid min-h-11 min-w-0 content-center @min-[26rem]:min-h-12 rounded-control text-12 leading-tight outline-(--on-panel)!"
    >
      {label}{' '}
      <span className="text-[clamp(0.875rem,5cqw,1.375rem)] leading-tight font-semibold tabular-nums">
        {phone}
      </span>
    </a>
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
