/**
 * The cookie that tells the member's own page, before its scripts have come, that somebody is signed in and what the status
 * of the registration is (`RegistrationStatus`). It is readable by scripts and proves nothing: the API never reads it to
 * decide. Set with each answer that shows the account to its owner, deleted with the session.
 */
export const STATUS_COOKIE = '__Host-member_status'
