import { getRouteApi, useParams } from '@tanstack/react-router'
import type { QueueSearch } from './queue-search.ts'

const route = getRouteApi('/_app/_registrations')

/** Changes the search parameters and keeps the open registration open. */
export function useChangeSearch(): (search: QueueSearch) => void {
  const navigate = route.useNavigate()
  const { id } = useParams({ strict: false })
  return (search) => {
    const options = { search, replace: true, resetScroll: false }
    void (id === undefined
      ? navigate({ to: '/', ...options })
      : navigate({ to: '/cadastros/$id', params: { id }, ...options }))
  }
}
