import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Lets Node import what the bundler gives the Worker: a `.wasm` as a WebAssembly.Module, a `.bin` as an ArrayBuffer.
registerHooks({
  load(url, context, nextLoad) {
    if (!/\.(wasm|bin)$/.test(url)) return nextLoad(url, context)
    const bytes = `Uint8Array.from(Buffer.from('${readFileSync(new URL(url)).toString('base64')}', 'base64')).buffer`
    const source = `export default ${url.endsWith('.wasm') ? `new WebAssembly.Module(${bytes})` : bytes}`
    return { format: 'module', source, shortCircuit: true }
  },
})
