import { useState } from 'react'
import { applyUpdate, useUpdateAvailable } from '#member/shared/lib/app/app-update.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

/** Offers an update but never forces it: a reload discards a half-filled form. */
export function UpdateOffer() {
  const available = useUpdateAvailable()
  const [dismissed, setDismissed] = useState(false)
  if (!available || dismissed) return null
  return (
    <div className="mb-4">
      <Notice
        meaning="info"
        role="status"
        title={t('update.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={applyUpdate}>
              {t('update.apply')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDismissed(true)}>
              {t('update.later')}
            </Button>
          </div>
        }
      >
        {t('update.text')}
      </Notice>
    </div>
  )
}
