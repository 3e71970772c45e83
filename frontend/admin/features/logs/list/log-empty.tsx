import { ScrollText } from 'lucide-react'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { t } from '../logs-texts.ts'

/** @param onClear present if filters hide entries */
export function LogEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyList
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
