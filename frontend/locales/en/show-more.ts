/** Replaces the button that shows more of a list. */
export const moreOffline = 'No connection. Showing more needs the internet.'
