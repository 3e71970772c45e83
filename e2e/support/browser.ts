import { findBrowser } from '../../scripts/support/browser.ts'

const executablePath = findBrowser()
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchOptions = executablePath ? { executablePath, args } : { args }
