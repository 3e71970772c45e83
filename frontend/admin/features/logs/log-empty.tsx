import { ScrollText } from 'lucide-react'
import { EmptyCard } from '#admin/shared/ui/empty-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { t } from './logs-texts.ts'

/** @param onClear where filters are in the way */
export function LogEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyCard
      icon={ScrollText}
      title={t('empty')}
      hint={t(onClear ? 'emptyFiltered' : 'emptyHint')}
      action={
        onClear && (
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        )
      }
    />
  )
}

export const logTexts = { loading: t('loading'), failed: t('failed'), offline: t('offline') }
