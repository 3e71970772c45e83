import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/browser.ts'
import { instance } from './support/instance.ts'
import { AT_END, DESKTOP_ONLY, desktopViewport, PHONE_ONLY, phoneViewport } from './support/viewports.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './support/companies.ts',
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: 'transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Retries requested on the command line run by themselves, after all other tests.
  retries: 0,
  retryStrategy: 'isolated',
  // One more than CI's cores, so that none is idle while a test waits.
  workers: 3,
  // Generous, so that a busy machine slows a test down instead of failing it.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  reporter: 'list',
  use: {
    baseURL: instance.memberUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A service worker costs half a second of CPU time per test, and answers from its cache when the server is slow.
    serviceWorkers: 'block',
    // Without a graphics card, drawing motion costs CPU time.
    reducedMotion: 'reduce',
    // A trace costs a fifth of the run's time, so CI keeps only the screenshot and the page snapshot.
    trace: process.env.CI === 'true' ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // Tests run at both widths unless tagged for one.
  projects: [
    {
      name: 'phone',
      grepInvert: new RegExp(`${DESKTOP_ONLY}|${AT_END}`),
      use: { viewport: phoneViewport, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(`${PHONE_ONLY}|${AT_END}`),
      use: { viewport: desktopViewport },
    },
    // `--no-deps` runs these without the other tests first.
    {
      name: 'at-end',
      grep: new RegExp(AT_END),
      dependencies: ['phone', 'desktop'],
      workers: 1,
      use: { viewport: desktopViewport },
    },
  ],
  webServer: {
    command: 'exec node scripts/run.mjs start',
    cwd: '..',
    env: {
      PORT: String(instance.port),
      ADMIN_PORT: String(instance.adminPort),
      STATE_DIR: instance.state,
      SEED: 'demo',
      RATE_LIMIT_SCALE: '1000',
      CLOCK_OFFSET_MS: String(instance.clockOffset),
      // Longer than an expectation's timeout, so that a busy machine can undo in time.
      UNDO_SECONDS: '30',
    },
    wait: { stdout: /Ctrl-C/ },
    stdout: 'ignore',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
