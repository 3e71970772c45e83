/** A bucket that reports upload times by the tests' clock. R2 itself only knows the system's. */
export function movedBucket(bucket: R2Bucket): R2Bucket {
  const moved = (file: R2Object) =>
    new Proxy(file, {
      get: (target, name) =>
        name === 'uploaded'
          ? new Date(target.uploaded.getTime() + (globalThis.testClockOffset ?? 0))
          : Reflect.get(target, name),
    })
  const list: R2Bucket['list'] = async (options) => {
    const page = await bucket.list(options)
    return { ...page, objects: page.objects.map(moved) }
  }
  return new Proxy(bucket, {
    get(target, name) {
      if (name === 'list') return list
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
