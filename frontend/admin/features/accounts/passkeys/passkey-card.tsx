import { useQueryClient } from '@tanstack/react-query'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/passkeys.ts'
import { adminPasskeysApi, answer } from '#shared/lib/api/clients.ts'
import { Card } from '#shared/ui/card.tsx'
import { type PasskeyCalls, PasskeyList } from '#shared/ui/passkeys/passkey-list.tsx'

const calls: PasskeyCalls = {
  queryKey: queryKeys.passkeys,
  list: (signal) => answer(adminPasskeysApi.index.$get(undefined, { init: { signal } })),
  offer: () => answer(adminPasskeysApi.options.$post()),
  add: (credential) => adminPasskeysApi.index.$post({ json: { credential } }),
  rename: (id, name) => adminPasskeysApi[':id'].$patch({ param: { id }, json: { name } }),
  remove: (id) => adminPasskeysApi[':id'].$delete({ param: { id } }),
}

export function PasskeyCard() {
  const client = useQueryClient()
  return (
    <Card>
      <section aria-labelledby="passkeys-title" className="grid justify-items-start gap-3">
        <h2 id="passkeys-title" className="text-18 font-semibold">
          {t('title')}
        </h2>
        <p className="text-soft">{t('textDashboard')}</p>
        <div className="w-full">
          <PasskeyList
            calls={calls}
            // The session lists the factors that the next proof can use.
            onChanged={() => void client.refetchQueries({ queryKey: adminSessionQuery.queryKey })}
          />
        </div>
      </section>
    </Card>
  )
}
