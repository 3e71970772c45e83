import { createFileRoute, redirect } from '@tanstack/react-router'
import { consultationsQuery } from '#member/features/consultations/consultations-query.ts'
import { ConsultationsScreen } from '#member/features/consultations/consultations-screen.tsx'
import { consultationsSearch } from '#member/features/consultations/consultations-search.ts'
import { loadForms } from '#member/features/consultations/form/lazy-forms.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'

export const Route = createFileRoute('/_app/app/consultations/')({
  validateSearch: consultationsSearch,
  beforeLoad: ({ search: { editar } }) => {
    if (!editar) return
    throw redirect({
      to: '/app/consultations/$consultationId',
      params: { consultationId: editar },
      search: { editar: 1 },
      replace: true,
    })
  },
  loader: async ({ context, location, preload }) => {
    void context.queryClient.prefetchInfiniteQuery(consultationsQuery)
    // An open form that came later would move the list.
    if ('agendar' in location.search) await loadForms().catch(() => undefined)
    if (!preload) return
    prepareOffline(loadForms)
    prepareOffline(() => import('#member/shared/ui/dialogs/network-confirm-dialog.tsx'))
  },
  staticData: { title: 'consultations' },
  component: ConsultationsScreen,
})
