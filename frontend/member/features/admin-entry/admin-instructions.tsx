import { ExternalLink } from 'lucide-react'
import { t } from '#locales/admin-entry.ts'
import { NetworkLink } from '#member/shared/ui/network-link.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { useAdminUrl } from './use-admin-url.ts'

/** What to do next: the dashboard has its own address and sign-in. */
export function AdminInstructions({ id }: { id?: string }) {
  const adminUrl = useAdminUrl()
  return (
    <section id={id} aria-label={t('instructions.title')} className={cx(cardClass, 'grid gap-4 p-5')}>
      <h2 className="text-18 font-semibold tracking-tight">{t('instructions.title')}</h2>
      <ol className="grid list-decimal gap-2 pl-5 text-soft">
        <li>{t('instructions.separate')}</li>
        {adminUrl && <li>{t('instructions.address', { address: adminUrl })}</li>}
        <li>{t('instructions.same')}</li>
      </ol>
      <DashboardLink />
    </section>
  )
}

export function DashboardLink() {
  const adminUrl = useAdminUrl()
  if (!adminUrl) return null
  return (
    <NetworkLink href={adminUrl} className={buttonClass()}>
      {t('instructions.open')}
      <ExternalLink size={20} aria-hidden />
    </NetworkLink>
  )
}
