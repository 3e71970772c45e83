import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { oncePerToken } from '../once-per-token.ts'
import { accessTexts as t } from '../sign-in/access-texts.ts'

/**
 * Resolves to the message to show and, if this browser has no session of the account, the proof needed for the password
 * and the account's name.
 */
export function emailConfirmation(token: string) {
  return queryOptions({
    queryKey: queryKeys.emailConfirmation(token),
    queryFn: async ({ client }) => {
      const { message, passwordProof, fullName } = await answer(
        accountsApi['email-confirmation'].$post({ query: {}, json: { token } }),
      )
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return { message: message || t('confirm.done'), passwordProof, fullName }
    },
    ...oncePerToken,
  })
}
