import { seal, toBase64Url, unseal } from './secrets.ts'

/** An account that a browser has signed in to before. */
export interface KnownAccount {
  userId: string
  /** The account's version at the sign-in. After a new password or e-mail the device is unknown. */
  credentialsVersion: number
  /** Random. Later sign-ins keep it, so that a copy of the cookie cannot get new counters by signing in elsewhere. */
  deviceId: string
}

/** Another account of a shared browser replaces the one that signed in longest ago. */
const KNOWN_ACCOUNTS_MAX = 5
const DEVICE_ID_BYTES = 16
/** What stands for one account in the cookie: its id, the version of its credentials and the device's id. */
const WORDS = 3
/** Keeps the content for one address from being valid at the other. */
const placeOf = (purpose: string) => `devices-of-credentials:${purpose}`

/** The content of a device cookie: encrypted and authenticated with the newest key, and bounded in size. */
export function sealKnownAccounts(keys: string, purpose: string, accounts: KnownAccount[]): Promise<string> {
  const text = accounts
    .flatMap(({ userId, credentialsVersion, deviceId }) => [userId, credentialsVersion, deviceId])
    .join(' ')
  return seal(keys, placeOf(purpose), text)
}

/** The accounts of a device cookie, newest first; none if no key opens it. */
export async function unsealKnownAccounts(
  keys: string,
  purpose: string,
  sealed: string,
): Promise<KnownAccount[]> {
  const words = (await unseal(keys, placeOf(purpose), sealed))?.split(' ') ?? []
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, index) => {
    const [userId = '', credentialsVersion, deviceId = ''] = words.slice(WORDS * index)
    return { userId, credentialsVersion: Number(credentialsVersion), deviceId }
  })
}

/** The accounts after a sign-in to one of them. */
export function withKnownAccount(
  accounts: KnownAccount[],
  { id, credentialsVersion }: { id: string; credentialsVersion: number },
): KnownAccount[] {
  const others = accounts.filter(({ userId }) => userId !== id)
  const present = accounts.find(
    (account) => account.userId === id && account.credentialsVersion === credentialsVersion,
  )
  const deviceId = toBase64Url(crypto.getRandomValues(new Uint8Array(DEVICE_ID_BYTES)))
  return [present ?? { userId: id, credentialsVersion, deviceId }, ...others].slice(0, KNOWN_ACCOUNTS_MAX)
}
