/** Names the member for whom a request was written. By the time it is sent, the session may be another member's. */
export const MEMBER_HEADER = 'X-Member-Id'
