import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#locales/navigation.ts'
import { followUpdate, knownUpdate } from '#member/shared/lib/app/app-update.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { acceptUpdate, leaveReplacedVersion } from './apply-update.ts'

/**
 * Offers an update but never forces it: a reload discards a half-filled form. Where a file is gone and nothing is typed,
 * the new version opens by itself.
 */
export function UpdateOffer() {
  const update = useSyncExternalStore(followUpdate, knownUpdate, () => undefined)
  const [dismissed, setDismissed] = useState<typeof update>()
  const [isAccepted, setAccepted] = useState(false)
  useEffect(() => {
    if (update?.lacksFile) void leaveReplacedVersion(update)
  }, [update])
  if (!update || update === dismissed) return null
  return (
    <div className="mb-4">
      <Notice
        meaning="info"
        role="status"
        title={t('update.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <NetworkButton
              size="sm"
              busy={isAccepted}
              onClick={() => {
                setAccepted(true)
                void acceptUpdate(update)
              }}
            >
              {t('update.apply')}
            </NetworkButton>
            <Button size="sm" variant="ghost" onClick={() => setDismissed(update)}>
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
