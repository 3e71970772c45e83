/** The networks that an attempt is counted against. */
export interface ClientNetworks {
  /** What one subscriber has: an IPv4 address, or the /64 of an IPv6 address. */
  near: string
  /** The /48 of an IPv6 address. It may belong to one subscriber or be shared by many. */
  wide?: string
}

/** Factor by which an IPv6 /48's limit exceeds that of one subscriber: up to 65,536 subscribers may share it. */
export const WIDE_NETWORK_FACTOR = 4

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/
const IPV6_GROUPS = 8

/**
 * The eight groups of an IPv6 address in lower-case hexadecimal without leading zeros; `undefined` for other
 * text.
 */
function groupsOf(address: string): string[] | undefined {
  const [withoutZone] = address.split('%')
  const url = `http://[${withoutZone}]`
  if (!URL.canParse(url)) return undefined
  // The URL parser normalises case, leading zeros, and an IPv4 address in the last two groups.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

/** The IPv4 address in an IPv4-mapped IPv6 address (::ffff:0:0/96), RFC 4291 section 2.5.5.2. */
function mappedIpv4(groups: string[]): string | undefined {
  const [prefix, high = '', low = ''] = [groups.slice(0, 6).join(':'), ...groups.slice(6)]
  if (prefix !== '0:0:0:0:0:ffff') return undefined
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

/** An IPv6 subscriber has at least a /64, so a limit on the full address could always be evaded. */
export function networksOf(clientIp: string): ClientNetworks {
  if (IPV4.test(clientIp)) return { near: clientIp }
  const groups = groupsOf(clientIp)
  if (!groups) return { near: clientIp }
  const ipv4 = mappedIpv4(groups)
  if (ipv4) return { near: ipv4 }
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}
