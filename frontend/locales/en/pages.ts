import { PRODUCT_NAME } from '#contract/brand.ts'

/** Shown while an app starts. */
const start = {
  loading: 'Loading…',
  late: 'The network is slow. Waiting for an answer from the server…',
  retry: 'Try again',
} as const

/** Texts of the HTML files and of the web app manifest, filled in by the build. */
export const pages = {
  member: {
    title: PRODUCT_NAME,
    description: 'Consultations, sleep, membership card and your health records in one place.',
    ...start,
    noScript: 'Turn on JavaScript in your browser to use the app.',
  },
  assistant: {
    title: 'Help assistant',
    noScript: 'Turn on JavaScript in your browser to use the assistant.',
  },
  admin: {
    title: `${PRODUCT_NAME} · Administration`,
    ...start,
    noScript: 'Turn on JavaScript in your browser to use the dashboard.',
  },
  shortcuts: {
    membershipCard: 'Membership card',
    dosesOfToday: "Today's doses",
    newConsultation: 'New consultation',
  },
  screenshots: {
    home: 'The home, with what needs you today',
  },
} as const
