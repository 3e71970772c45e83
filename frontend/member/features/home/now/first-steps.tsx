import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { NowRow } from '#member/shared/ui/now-row.tsx'
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
            title={t('start.anamnesis')}
            link={{ to: memberPaths.anamnesis }}
            text={t('start.anamnesisText')}
            action={anamnesis && <Badge meaning="good">{t('start.done')}</Badge>}
          />
        </li>
        <li>
          <NowRow
            service="sleep"
            title={t('start.sleep')}
            link={{ to: memberPaths.sleep, search: { registrar: 1 } }}
            text={t('start.sleepText')}
          />
        </li>
        <li>
          <NowRow
            service="medications"
            title={t('start.medications')}
            link={{ to: memberPaths.medications, search: { janela: 'novo' } }}
            text={t('start.medicationsText')}
          />
        </li>
      </ol>
    </section>
  )
}
