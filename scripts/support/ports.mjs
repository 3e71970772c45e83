import { createServer } from 'node:net'
import { Problem } from './problem.mjs'

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} The port, or nothing where it is taken.
 */
function tryListen(port, host) {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = Reflect.get(error, 'code')
      if (code === 'EADDRINUSE') resolve(undefined)
      else if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(port)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port))
    })
  })
}

/**
 * @param {string} name The environment variable that chooses it.
 * @param {number} port
 */
export async function requireFreePort(name, port) {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await tryListen(port, host).catch(() => {
      throw new Problem(`Sem permissão para abrir a porta ${port}; escolha outra com ${name}.`)
    })
    if (free === undefined) {
      throw new Problem(`A porta ${port} já está em uso; encerre o que a usa ou escolha outra com ${name}.`)
    }
  }
}

export async function freePort() {
  const port = await tryListen(0, '127.0.0.1')
  if (port === undefined) throw new Problem('Não há porta livre nesta máquina.')
  return port
}
