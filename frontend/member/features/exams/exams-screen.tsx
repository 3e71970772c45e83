import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { t } from '#locales/exams.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Results } from './results.tsx'
import { Trends } from './trends/trends.tsx'

const route = getRouteApi('/_app/app/exams/')

export function ExamsScreen() {
  const { aba: tab } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="exams" size="lg" />}
        action={
          <Link to="/app/exams/new" className={buttonClass()}>
            <Plus size={22} aria-hidden />
            {t('form.addTitle')}
          </Link>
        }
      />
      <Tabs
        label={t('tabs.label')}
        value={tab ?? 'results'}
        onValueChange={(next) =>
          void navigate({
            search: ({ aba: _aba, ...rest }) => ({ ...rest, ...(next === 'evolucao' && { aba: next }) }),
            state: true,
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'results', label: t('tabs.results'), content: <Results /> },
          { value: 'evolucao', label: t('tabs.trends'), content: <Trends /> },
        ]}
      />
    </>
  )
}
