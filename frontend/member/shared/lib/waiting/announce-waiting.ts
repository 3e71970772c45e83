import { toast } from '#shared/ui/feedback/toast.ts'
import { waitingTexts as t } from './waiting-texts.ts'

/** Says that an entry waits for a network. */
export function announceWaiting(): void {
  // The next one replaces it.
  toast({ record: 'waiting', title: t('keptTitle'), description: t('kept') })
}
