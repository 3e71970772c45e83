/**
 * For a POST that is kept like a read, so that the token of a link is used up once however often the screen
 * is mounted.
 */
export const usedUpOnce = {
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
}
