declare global {
  interface ImportMetaEnv {
    /** Where the dashboard is; set when the app is built. */
    readonly VITE_ADMIN_URL?: string
  }
}

const LOCAL = 'http://localhost:8788'

export const adminUrl = import.meta.env.VITE_ADMIN_URL || LOCAL
