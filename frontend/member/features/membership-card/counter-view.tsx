import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { HeartPulse, RefreshCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/membership-card.ts'
import { dataAge } from '#locales/offline-needs.ts'
import { ui } from '#locales/ui.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { type CardContent, cardServices } from './card-content.ts'
import { CounterProfile } from './counter-profile.tsx'
import { useShownSheet } from './use-shown-sheet.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Black on white in both themes, for the best contrast across a counter. */
const buttonClass =
  'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control border-2 border-[#000] px-5 text-18 font-semibold outline-[#000]!'

export function CounterView({
  content,
  open,
  onClose,
}: {
  content: CardContent
  open: boolean
  onClose: () => void
}) {
  return (
    <Ark.Root open={open} onOpenChange={(details) => !details.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Ark.Positioner className="fixed inset-0 z-50">
          <Ark.Content className="flex h-full w-full animate-enter flex-col overflow-y-auto bg-white pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-[#000]">
            <Ark.Title className="sr-only">{t('counter.title')}</Ark.Title>
            <CounterContent content={content} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function CounterContent({ content }: { content: CardContent }) {
  const [side, setSide] = useState<'front' | 'back' | 'profile'>('front')
  const profile = useShownSheet()
  useWakeLock()
  return (
    <>
      <div className="flex items-center justify-between gap-4 p-4 md:p-6">
        <p className="text-22 font-bold tracking-tight md:text-28">{content.company}</p>
        <Ark.CloseTrigger className={buttonClass}>
          <X size={24} aria-hidden />
          {ui.close}
        </Ark.CloseTrigger>
      </div>
      <div aria-live="polite" className="my-auto px-4 py-2 md:px-10">
        {side === 'profile' && profile ? (
          <>
            <CounterProfile sheet={profile.sheet} />
            <p className="mt-5 text-18">{dataAge.shownFrom.replace('{{when}}', dayAndTime(profile.at))}</p>
          </>
        ) : (
          <dl className="grid gap-[clamp(1rem,4vh,2.5rem)]">
            {side === 'back' ? <Back content={content} /> : <Front content={content} />}
          </dl>
        )}
      </div>
      <div className="flex flex-wrap gap-3 p-4 *:flex-auto md:p-6">
        <button
          type="button"
          className={buttonClass}
          onClick={() => setSide(side === 'front' ? 'back' : 'front')}
        >
          <RefreshCcw size={22} aria-hidden />
          {side === 'front' ? t('counter.back') : t('counter.front')}
        </button>
        {profile && side !== 'profile' && (
          <button type="button" className={buttonClass} onClick={() => setSide('profile')}>
            <HeartPulse size={22} aria-hidden />
            {t('counter.profile')}
          </button>
        )}
      </div>
    </>
  )
}

function Front({ content }: { content: CardContent }) {
  return (
    <>
      <Line label={t('name')}>
        <span className="text-[clamp(1.75rem,min(7vw,10vh),4rem)]">{content.name}</span>
      </Line>
      <Line label={t('number')}>
        <span className="flex flex-wrap gap-x-[0.35em] text-[clamp(2.25rem,min(15vw,19vh),8rem)]">
          {content.number.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move.
            <span key={index}>{group} </span>
          ))}
        </span>
      </Line>
      {content.since && (
        <Line label={t('since')}>
          <span className="text-[clamp(1.5rem,min(6vw,8vh),3rem)]">{content.since}</span>
        </Line>
      )}
    </>
  )
}

function Back({ content }: { content: CardContent }) {
  const size = 'text-[clamp(1.5rem,min(9vw,9vh),4.5rem)]'
  return (
    <>
      {content.phone && (
        <>
          <Line label={t('service')}>
            <a href={telephoneLink(content.phone)} className={size}>
              {content.phone}
            </a>
          </Line>
          <Line label={t('emergency')}>
            <a href={telephoneLink(content.emergency ?? content.phone)} className={size}>
              {content.emergency ?? content.phone}
            </a>
          </Line>
        </>
      )}
      <Line label={t('publicNumbers')}>
        <ul className="flex flex-wrap gap-x-6 text-[clamp(1.125rem,min(5vw,6vh),2.25rem)]">
          {cardServices.map(({ name, phone }) => (
            <li key={phone}>
              <a href={telephoneLink(phone)} className="inline-flex min-h-11 items-center gap-[0.3em]">
                <span className="font-medium">{name}</span> {phone}
              </a>
            </li>
          ))}
        </ul>
      </Line>
      {content.website && (
        <Line label={t('website')}>
          <span className="text-[clamp(1.25rem,min(6vw,8vh),3rem)]">{content.website}</span>
        </Line>
      )}
      <div>
        <dt className="sr-only">{content.company}</dt>
        <dd className="text-22 font-medium">{content.tagline}</dd>
      </div>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-18 font-medium">{label}</dt>
      <dd className="leading-tight font-bold tracking-tight tabular-nums">{children}</dd>
    </div>
  )
}
