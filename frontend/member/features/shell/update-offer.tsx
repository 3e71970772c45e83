import { useState } from 'react'
import { applyUpdate, useUpdateAvailable } from '#member/shared/lib/app/app-update.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

/** Never forced: a reload throws away a half-filled form. */
export function UpdateOffer() {
  const available = useUpdateAvailable()
  const [declined, setDeclined] = useState(false)
  if (!available || declined) return null
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
            <Button size="sm" variant="ghost" onClick={() => setDeclined(true)}>
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
