import { testEnvironment } from './api.ts'

export async function testBucket(): Promise<R2Bucket> {
  const { FILES } = await testEnvironment()
  if (!FILES) throw new Error('no file store')
  return FILES
}

/** The bucket with some of its methods replaced. */
export function bucketWith(bucket: R2Bucket, replaced: Partial<Record<keyof R2Bucket, unknown>>): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name)
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const nothing = () => Promise.resolve(null)

/** Another, empty bucket, as if a deployment had the wrong binding. */
export const emptyBucket = {
  head: nothing,
  get: nothing,
  list: () => Promise.resolve({ objects: [], truncated: false, delimitedPrefixes: [] }),
  delete: () => Promise.resolve(),
} as unknown as R2Bucket

/** A bucket whose method fails. */
export function failing(bucket: R2Bucket, ...methods: (keyof R2Bucket)[]): R2Bucket {
  const fail = () => Promise.reject(new TypeError('the bucket is away'))
  return bucketWith(bucket, Object.fromEntries(methods.map((method) => [method, fail])))
}
