export const errors = {
  network: 'Could not reach the server',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
} as const
