import { defineConfig } from 'vite'
import { appConfig } from './build/app-config.ts'
import { earlyRequests } from './member/early-requests.ts'

export default defineConfig(
  appConfig({
    app: 'member',
    theme: 'system',
    /** Routes that become HTML at build time. */
    prerendered: [
      '/auth',
      '/confirmar-email',
      '/confirmar-novo-email',
      '/status-cadastro',
      '/esqueci-senha',
      '/redefinir-senha',
      '/encerrar-sessoes',
      '/admin',
      '/administrador',
    ],
    firstScreen: 'routes/_public/auth.tsx',
    home: 'routes/_app/index.tsx',
    files: 44,
    firstForm: 'features/accounts/sign-in/login-form.tsx',
    pwa: true,
    earlyRequests,
    assistant: 'assistente',
  }),
)
