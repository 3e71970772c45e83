import { t } from '#locales/membership-card.ts'
import './membership-card.css'
import { Portal } from '@ark-ui/react/portal'
import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useEffect } from 'react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { cacheLoadedFiles } from '#member/shared/lib/app/cache-loaded-files.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useWideScreen } from '#member/shared/lib/use-wide-screen.ts'
import { EmergencyNumbers } from '#member/shared/ui/emergency-numbers.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { CardActions } from './card-actions.tsx'
import { type CardContent, cardContent } from './card-content.ts'
import { CardHelp } from './card-help.tsx'
import { CardBack, CardFront } from './card-side.tsx'
import { FlipCard } from './flip-card.tsx'
import { membershipCardQuery } from './membership-card-query.ts'

export function MembershipCardScreen() {
  useEffect(() => void cacheLoadedFiles(), [])
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="membershipCard" size="lg" />}
      />
      <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div>
          <CardPart />
        </div>
        <CompanyHelp />
      </div>
    </>
  )
}

function useCard() {
  const { data: user } = useQuery(sessionQuery)
  return useQuery({ ...membershipCardQuery(user?.id ?? ''), enabled: Boolean(user) })
}

function CompanyHelp() {
  const { data, dataUpdatedAt, isPending } = useCard()
  const isBeside = useWideScreen()
  // Below the card, whose height is not known yet.
  if (isPending && !isBeside) return null
  return (
    <div className="md:-mt-7">
      <CardHelp texts={data?.company?.cardTexts} />
      {/* The card may be shown offline. */}
      {dataUpdatedAt > 0 && (
        <p className="mt-2 text-14 text-soft">{t('about.updated', { time: dateAndTime(dataUpdatedAt) })}</p>
      )}
    </div>
  )
}

function CardPart() {
  const query = useCard()
  if (query.isPending) return <CardSkeleton />
  if (!query.data) {
    return (
      <>
        <ErrorCard message={t('failed')} query={query} />
        <EmergencyNumbers />
      </>
    )
  }
  const content = cardContent(query.data.card, query.data.company)
  return (
    <>
      <FlipCard content={content} />
      <CardActions content={content} />
      {content.phone && <ServicePhone phone={content.phone} />}
      <EmergencyNumbers provider={content.emergency} />
      <PrintCard content={content} />
    </>
  )
}

function CardSkeleton() {
  return (
    <Loading label={t('loading')}>
      <Skeleton className="aspect-[1.586] w-full rounded-[1.375rem]" />
      <div className="mt-10 flex gap-2.5">
        <Skeleton className="h-12 flex-1 rounded-control" />
        <Skeleton className="h-12 w-28 rounded-control" />
      </div>
    </Loading>
  )
}

/** The only part of this screen that is printed (see membership-card.css). */
function PrintCard({ content }: { content: CardContent }) {
  return (
    <Portal>
      <div className="print-card">
        <CardFront content={content} />
        <CardBack content={content} />
      </div>
    </Portal>
  )
}

/** The provider's customer service as a link, larger than on the card's back. */
function ServicePhone({ phone }: { phone: string }) {
  return (
    <Card className="mt-4">
      <a href={telephoneLink(phone)} className="flex min-h-11 items-center gap-3 rounded-control">
        <Phone size={20} aria-hidden className="text-brand-deep" />
        <span>
          <span className="block text-14">{t('service')}</span>
          <span className="block font-semibold tabular-nums">{phone}</span>
        </span>
      </a>
    </Card>
  )
}
