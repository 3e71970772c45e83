import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { t } from '#locales/passkey-offer.ts'
import { memberPaths, PASSKEYS_HASH } from '#member/shared/lib/member-paths.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { answer, passkeysApi } from '#shared/lib/api/clients.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { refusePasskeyOffer } from './passkey-offer-rules.ts'

const passkeysQuery = queryOptions({
  queryKey: queryKeys.passkeys,
  queryFn: ({ signal }) => answer(passkeysApi.index.$get(undefined, { init: { signal } })),
  // Another device may have added one.
  staleTime: 0,
})

/**
 * Shown to a member without a passkey. It imports only what the home has loaded: a module shared with the profile would
 * move to a file that more screens load.
 */
export function PasskeyOfferCard() {
  const { data, isError, isFetchedAfterMount } = useQuery(passkeysQuery)
  const online = useOnline()
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  if (isRefused || !online || isError || !isFetchedAfterMount || data?.length !== 0) return null

  function refuse() {
    refusePasskeyOffer(Date.now())
    setRefused(true)
  }
  return (
    <section
      aria-labelledby={id}
      className={cx(cardClass, 'col-span-full mt-7 grid grid-cols-[auto_1fr] gap-3 p-3.5')}
    >
      <ServiceIcon service="account" />
      <div className="min-w-0">
        <h2 id={id} className="leading-tight font-semibold">
          {t('title')}
        </h2>
        <p className="mt-0.5 text-14 text-soft">{t('text')}</p>
      </div>
      {/* Below the icon too on a phone, where both would not fit in one row beside it. */}
      <div className="flex flex-wrap gap-2 max-sm:col-span-full sm:col-start-2">
        <Link
          to={memberPaths.profile}
          hash={PASSKEYS_HASH}
          className={buttonClass({ size: 'sm', variant: 'tint', className: 'flex-1 basis-32 sm:flex-none' })}
        >
          {t('create')}
        </Link>
        <Button size="sm" variant="quiet" onClick={refuse}>
          {t('later')}
        </Button>
      </div>
    </section>
  )
}
