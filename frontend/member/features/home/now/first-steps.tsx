import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { NowRow, nowRowLinkClass } from '#member/shared/ui/now-row.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { anamnesisQuery } from '../home-queries.ts'

/** What a member who recorded nothing yet does first. */
export function FirstSteps() {
  const { data: anamnesis } = useQuery(anamnesisQuery)
  return (
    <section aria-label={t('start.title')}>
      <SectionTitle>{t('start.title')}</SectionTitle>
      <ol className={cx(cardClass, 'divide-y divide-edge px-3.5')}>
        <li>
          <NowRow
            service="anamnesis"
            title={
              <Link to={memberPaths.anamnesis} className={nowRowLinkClass}>
                {t('start.anamnesis')}
              </Link>
            }
            text={t('start.anamnesisText')}
            action={anamnesis && <Badge meaning="good">{t('start.done')}</Badge>}
          />
        </li>
        <li>
          <NowRow
            service="sleep"
            title={
              <Link to={memberPaths.sleep} search={{ registrar: 1 }} className={nowRowLinkClass}>
                {t('start.sleep')}
              </Link>
            }
            text={t('start.sleepText')}
          />
        </li>
        <li>
          <NowRow
            service="medications"
            title={
              <Link to={memberPaths.medications} search={{ janela: 'novo' }} className={nowRowLinkClass}>
                {t('start.medications')}
              </Link>
            }
            text={t('start.medicationsText')}
          />
        </li>
      </ol>
    </section>
  )
}
