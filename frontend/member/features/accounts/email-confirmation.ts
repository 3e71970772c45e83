import { queryOptions } from '@tanstack/react-query'
import { accountsApi, answer } from '../../../shared/lib/api.ts'
import { keys } from '../../../shared/lib/query.ts'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { accessTexts as t } from './public/access-texts.ts'

/**
 * A POST that is kept like a read, so that a token is used up once however often the screen is mounted.
 * Its answer is the sentence to show.
 */
export function emailConfirmation(token: string) {
  return queryOptions({
    queryKey: keys.emailConfirmation(token),
    queryFn: async ({ client }) => {
      const { message } = await answer(accountsApi['email-confirmation'].$post({ query: { token } }))
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return message || t('confirm.done')
    },
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
