import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { oncePerToken } from '../once-per-token.ts'
import { emailChangeTexts as t } from './email-change-texts.ts'

/**
 * Resolves to the message to show and, if this browser has no session of the account, the proof needed for the password
 * and the account's name. For a signed-in member, the session query then has the new address.
 */
export function emailChangeConfirmation(token: string) {
  return queryOptions({
    queryKey: queryKeys.emailChange(token),
    queryFn: async ({ client }) => {
      const { message, passwordProof, fullName } = await answer(
        accountsApi['email-change'].confirm.$post({ query: {}, json: { token } }),
      )
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return { message: message || t('done'), passwordProof, fullName }
    },
    ...oncePerToken,
  })
}
