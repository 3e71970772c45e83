import { findBrowser } from '../../scripts/support/browser.ts'

// Chromium obeys only the last --disable-features, so this repeats what Playwright 1.65 disables.
const PLAYWRIGHT_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// Two hidden pages of the address bar that every new window would load, at a second of CPU time per test.
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

// Keeps a second page process ready for each test, which no test uses.
const SPARE_PROCESSES = ['SpareRendererForSitePerProcess']

const executablePath = findBrowser()
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a GPU, drawing in the browser's own process takes a tenth less CPU time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_DISABLED_FEATURES, ...ADDRESS_BAR_PAGES, ...SPARE_PROCESSES].join(',')}`,
]

export const launchOptions = executablePath ? { executablePath, args } : { args }
