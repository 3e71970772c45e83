import { queryOptions } from '@tanstack/react-query'
import { answer, insuranceApi } from '../../../shared/lib/api.ts'
import { keys } from '../../../shared/lib/query.ts'

/** The member's policies, the newest first. */
export const policiesQuery = queryOptions({
  queryKey: keys.insurance,
  queryFn: () => answer(insuranceApi.index.$get()),
})
