import type { NewEvent } from '#database/events.ts'
import type { Work } from './work.ts'

/** The event of a sign-in from a browser that has not signed in to the account before; none for a known device. */
export async function newDeviceEvent(
  { caller, clock }: Work,
  account: { id: string; companyId: number },
): Promise<NewEvent | undefined> {
  const known = await caller.knownAccounts()
  if (known.some(({ userId }) => userId === account.id)) return undefined
  const now = clock.now()
  const { device, browserTimeZone } = caller
  return {
    companyId: account.companyId,
    userId: account.id,
    kind: 'new_device',
    parameters: {
      date: now.toISOString(),
      device,
      ...(browserTimeZone && { timeZone: browserTimeZone }),
    },
    at: now,
  }
}
