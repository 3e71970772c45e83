import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/database/schema/*.ts',
  out: './migrations',
  breakpoints: true,
})
