import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Makes a `.wasm` import a WebAssembly.Module in Node, as the bundler does for workerd.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.wasm')) return nextLoad(url, context)
    const bytes = JSON.stringify(readFileSync(fileURLToPath(url)).toString('base64'))
    const source = `export default new WebAssembly.Module(Buffer.from(${bytes}, 'base64'))`
    return { format: 'module', source, shortCircuit: true }
  },
})
