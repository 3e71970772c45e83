/** Names the member for whom a request was written, which may be another one than the session's by the time it is sent. */
export const MEMBER_HEADER = 'X-Member-Id'
