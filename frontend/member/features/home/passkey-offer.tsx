import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { whenIdle } from '#member/shared/lib/when-idle.ts'
import { isOnline } from '#shared/lib/use-online.ts'
import { mayOfferPasskey } from './passkey-offer-rules.ts'

/** Loads the card that offers a passkey once the browser is idle. Render it last, so that the card moves nothing. */
export function PasskeyOffer() {
  const { data: user } = useQuery(sessionQuery)
  const [Card, setCard] = useState<ComponentType>()
  useEffect(() => {
    if (!user || !mayOfferPasskey(user, Date.now())) return undefined
    return whenIdle(() => {
      loadCard().then(
        (loaded) => setCard(() => loaded),
        // Without its script, or in a browser without passkeys, there is no offer.
        () => undefined,
      )
    })
  }, [user])
  return Card && <Card />
}

async function loadCard() {
  if (!isOnline() || !(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()))
    return undefined
  return (await import('./passkey-offer-card.tsx')).PasskeyOfferCard
}
