import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { dayInWords } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { anamnesisQuery } from './home-queries.ts'

/** Always shown; says when the questionnaire was filled in, where one is saved, and asks for it only where none is. */
export function AnamnesisCard() {
  const { data: onFile } = useQuery(anamnesisQuery)
  const isMissing = onFile === null
  return (
    <section className={cx(cardClass, 'flex flex-wrap items-center gap-3 p-3.5')}>
      <ServiceIcon service="anamnesis" />
      <div className="min-w-28 flex-1">
        <h2 className="leading-tight font-semibold">{t('anamnesis.title')}</h2>
        <p className="mt-0.5 text-14 leading-tight text-soft">
          {onFile
            ? t('anamnesis.onFile', { day: dayInWords(onFile.createdAt) })
            : t(isMissing ? 'anamnesis.text' : 'anamnesis.failed')}
        </p>
      </div>
      <Link
        to={memberPaths.anamnesis}
        className={buttonClass({ size: 'sm', variant: isMissing ? 'solid' : 'tint', className: 'flex-none' })}
      >
        {t(onFile ? 'anamnesis.update' : isMissing ? 'anamnesis.action' : 'anamnesis.open')}
      </Link>
    </section>
  )
}

/** Asks for nothing: the questionnaire may be filled in. */
export function AnamnesisPlaceholder() {
  return (
    <div className={cx(cardClass, 'flex items-center gap-3 p-3.5')}>
      <Skeleton className="size-11 flex-none rounded-[0.875rem]" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
      </div>
      <Skeleton className="h-11 w-24 rounded-control" />
    </div>
  )
}
