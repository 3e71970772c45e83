/** Query options for a POST that consumes a token: it is sent once, however often the screen mounts, also where a session begins on it. */
export const oncePerToken = {
  meta: { isSentOnce: true },
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
}
