import { useEffect, useState } from 'react'
import { t } from '#locales/install.ts'
import { Button } from '#shared/ui/button.tsx'
import { iosStepsWanted, rememberIosSteps } from './install-rules.ts'
import { AddPicture, SharePicture } from './ios-pictures.tsx'
import { OfferCard } from './offer-card.tsx'

/** Safari has no install event, so the two taps are shown instead, once. */
export function IosSteps() {
  const [open, setOpen] = useState(() => iosStepsWanted(localStorage))
  useEffect(() => {
    if (open) rememberIosSteps(localStorage)
  }, [open])
  if (!open) return null
  return (
    <OfferCard title={t('iosTitle')}>
      <ol className="mt-3 grid grid-cols-2 gap-3">
        <li className="grid content-start gap-2 text-14">
          <SharePicture />
          {t('iosShare')}
        </li>
        <li className="grid content-start gap-2 text-14">
          <AddPicture />
          {t('iosAdd')}
        </li>
      </ol>
      <Button size="sm" variant="tint" className="mt-3" onClick={() => setOpen(false)}>
        {t('iosDone')}
      </Button>
    </OfferCard>
  )
}
