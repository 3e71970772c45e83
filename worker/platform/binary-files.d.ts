declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '*.bin' {
  const file: ArrayBuffer
  export default file
}
