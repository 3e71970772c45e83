declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '*.ttf' {
  const file: ArrayBuffer
  export default file
}
