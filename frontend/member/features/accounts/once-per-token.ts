/**
 * Query options for a POST that consumes a token: it is sent only once, however often the screen mounts, even if it
 * starts a session.
 */
export const oncePerToken = {
  meta: { isSentOnce: true },
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
}
