import { defineConfig } from 'vite'
import { appConfig } from './build/app-config.ts'

export default defineConfig(
  appConfig({
    app: 'admin',
    theme: 'light',
    prerendered: ['/entrar', '/encerrar-sessoes'],
    firstScreen: 'routes/entrar.tsx',
    home: 'routes/_app/_registrations/index.tsx',
    files: 19,
    pwa: false,
  }),
)
