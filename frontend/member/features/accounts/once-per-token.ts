/** Query options for a POST that consumes a token: it is sent once, however often the screen mounts. */
export const oncePerToken = {
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
}
