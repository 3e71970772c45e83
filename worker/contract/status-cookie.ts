/**
 * The cookie that tells the member's page, before its scripts have loaded, that somebody is signed in and
 * what the status of the registration is (`RegistrationStatus`). Scripts can read it and it proves nothing:
 * the API never bases a decision on it. It is set with every response that shows the account to its owner,
 * and deleted with the session.
 */
export const STATUS_COOKIE = '__Host-member_status'
