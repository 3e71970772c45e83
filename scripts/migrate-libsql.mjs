import { bootstrap } from './support/bootstrap.mjs'

await bootstrap(async () => {
  const { Problem, say } = await import('./support/problem.mjs')
  const { migrateLibsql } = await import('./support/libsql.mjs')
  const url = process.env.LIBSQL_URL
  if (!url) throw new Problem('Diga em LIBSQL_URL (e LIBSQL_TOKEN) qual é o banco libSQL.')
  await migrateLibsql({ url, token: process.env.LIBSQL_TOKEN ?? '' })
  say('Banco libSQL atualizado.')
})
