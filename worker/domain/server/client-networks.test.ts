import { describe, expect, it } from 'vitest'
import { networksOf } from './client-networks.ts'

describe('networksOf', () => {
  it.each(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'])(
    'takes %s as one IPv4 address',
    (address) => expect(networksOf(address)).toEqual({ near: '203.0.113.7' }),
  )

  it.each([
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:0:0:192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])('takes %s as its /64 and its /48', (address) =>
    expect(networksOf(address)).toEqual({ near: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }),
  )

  it('fills the groups that an address leaves out', () => {
    expect(networksOf('2001:db8::1')).toEqual({ near: '2001:db8:0:0::/64', wide: '2001:db8:0::/48' })
    expect(networksOf('::1')).toEqual({ near: '0:0:0:0::/64', wide: '0:0:0::/48' })
    expect(networksOf('fe80::')).toEqual({ near: 'fe80:0:0:0::/64', wide: 'fe80:0:0::/48' })
  })

  it.each(['unknown', '', '1:2:3', '2001:db8::1::2'])('takes %j as it is', (text) =>
    expect(networksOf(text)).toEqual({ near: text }),
  )
})
