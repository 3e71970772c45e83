import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/browser.ts'
import { instance } from './support/instance.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: instance.memberUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace costs a fifth of the run's time; where nobody can open it, the picture and the page's tree remain.
    trace: process.env.CI === 'true' ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
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
    },
    wait: { stdout: /Ctrl-C/ },
    stdout: 'ignore',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
