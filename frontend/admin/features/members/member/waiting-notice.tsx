import { Link } from '@tanstack/react-router'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { registrationStatusNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'

/** Somebody waits for a decision, which is taken in the queue. */
export function WaitingNotice({ id }: { id: string }) {
  return (
    <Notice meaning="attention" title={registrationStatusNames.email_confirmed}>
      <Link to="/cadastros/$id" params={{ id }} className={textLinkClass}>
        {t('decide')}
      </Link>
    </Notice>
  )
}
