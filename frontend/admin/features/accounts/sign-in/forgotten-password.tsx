import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/admin.ts'
import { adminAddressesApi, answer } from '#shared/lib/api/clients.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'

/**
 * Links to the member app, where passwords are reset, in a new tab. The server knows the member address; space for the
 * link is reserved until it answers, so that nothing shifts.
 */
export function ForgottenPassword() {
  const { data } = useQuery({
    queryKey: queryKeys.addresses,
    queryFn: () => answer(adminAddressesApi.index.$get()),
  })
  return (
    <div className="min-h-17">
      {data && (
        <>
          <a
            href={`${data.memberUrl}/esqueci-senha`}
            target="_blank"
            rel="noreferrer"
            className={textLinkClass}
          >
            {t('signIn.forgot')}
          </a>
          <p className="text-14 text-soft">{t('signIn.forgotHint')}</p>
        </>
      )}
    </div>
  )
}
