import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/install.ts'
import { Button } from '#shared/ui/button.tsx'
import { install, useInstallable } from './install-event.ts'
import { bannerWanted, putBannerOff } from './install-rules.ts'
import { OfferCard } from './offer-card.tsx'

export function InstallBanner() {
  const installable = useInstallable()
  const [wanted, setWanted] = useState(() => bannerWanted(localStorage, Date.now()))
  if (!installable || !wanted) return null

  function later() {
    putBannerOff(localStorage, Date.now())
    setWanted(false)
  }
  return (
    <OfferCard title={t('title')}>
      <p className="mt-0.5 text-14 text-soft">{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={<Download size={18} aria-hidden />} onClick={install}>
          {t('install')}
        </Button>
        <Button size="sm" variant="quiet" onClick={later}>
          {t('later')}
        </Button>
      </div>
    </OfferCard>
  )
}
