import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import type { FileInput } from '#contract/files.ts'
import type { Policy } from '#contract/insurance.ts'
import { answer, idempotent, insuranceApi } from '#shared/lib/api/clients.ts'
import { NetworkError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { errorMessages } from '#texts/errors.ts'
import { findUnsent, removeIfThere, type SendFileOptions, sendFile } from './send-file.ts'

const policy = (id: string): Policy => ({
  id,
  fileName: 'apolice.pdf',
  fileSize: 3,
  policyNumber: null,
  uploadedAt: '2026-11-24T12:00:00Z',
  status: 'pending',
  hasContent: false,
  isLost: false,
  sendBy: '2026-11-25T12:00:00Z',
  receivedAt: null,
  dueDay: null,
  decidedAt: null,
  rejectionText: null,
  filePath: `/api/insurance/${id}/file`,
})

/** Results of the next PUT requests: an error code, a lost connection, a request that hangs, or success. */
let puts: (ErrorCode | 'lost' | 'hangs' | 'stored')[]
let calls: string[]
let keys: string[]
let announced: number

class FakeRequest {
  upload = {}
  status = 200
  statusText = ''
  responseText = '{}'
  path = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  open(method: string, path: string) {
    calls.push(`${method} ${path}`)
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
  send() {
    const met = puts.shift()
    if (met === 'hangs') return
    if (met && met !== 'stored' && met !== 'lost') {
      this.status = met === 'not_found' ? 404 : 409
      this.responseText = JSON.stringify({ code: met, message: errorMessages[met] })
    }
    if (met === 'lost') this.onerror()
    else this.onload()
    this.onloadend()
  }
}

function fakeFetch(path: string, init: RequestInit) {
  calls.push(`${init.method} ${path}`)
  if (init.method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }))
  keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
  announced += 1
  return Promise.resolve(Response.json(policy(String(announced)), { status: 201 }))
}

beforeEach(() => {
  puts = []
  calls = []
  keys = []
  announced = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', fakeFetch)
})

const target = {
  announce: (json: FileInput, key: string) => answer(insuranceApi.index.$post({ json }, idempotent(key))),
  remove: ({ id }: Policy) => removeIfThere(insuranceApi[':id'].$delete({ param: { id } })),
}

function sending(waiting?: Policy) {
  const cancel = new AbortController()
  const state: { waiting: Policy | undefined } = { waiting }
  const given: SendFileOptions<Policy> = {
    target,
    file: new File(['abc'], 'apolice.pdf'),
    waiting,
    onWaiting: (next) => {
      state.waiting = next
    },
    keys: createIdempotencyKeys(),
    onProgress: () => {},
    onLateRemoval: vi.fn(),
    signal: cancel.signal,
  }
  return { given, state, cancel }
}

it('finds the row that waits for this file', () => {
  const [first, second] = [policy('1'), policy('2')]
  const file = { name: 'apolice\u200f.pdf', size: 3 }
  expect(findUnsent(file, [{ ...first, hasContent: true }, second])).toBe(second)
  expect(findUnsent(file, [{ ...first, fileSize: 4 }])).toBeUndefined()
  expect(findUnsent({ ...file, name: 'outra.pdf' }, [first])).toBeUndefined()
})

describe('sendFile', () => {
  it('announces the file, then sends it', async () => {
    puts = ['stored']
    const { given, state } = sending()
    await sendFile(given)
    expect(calls).toEqual(['POST /api/insurance', 'PUT /api/insurance/1/file'])
    expect(state.waiting).toBeUndefined()
  })

  it('keeps the row of a lost file when the new one is rejected', async () => {
    puts = ['file_unreadable']
    const { given } = sending({ ...policy('lost'), isLost: true })
    await expect(sendFile(given)).rejects.toThrow(errorMessages.file_unreadable)
    expect(calls).toEqual(['PUT /api/insurance/lost/file'])
  })

  it.each([
    'file_type_refused',
    'file_sent_before',
    'file_too_large',
    'file_missing',
    'file_unreadable',
    'file_too_many_pixels',
    'file_too_complex',
  ] as const)('leaves nothing of a file that is rejected as %s', async (code) => {
    puts = [code]
    const { given, state } = sending()
    await expect(sendFile(given)).rejects.toMatchObject({ body: { code }, message: errorMessages[code] })
    expect(calls.at(-1)).toBe('DELETE /api/insurance/1')
    expect(state.waiting).toBeUndefined()
  })

  it('fills the same row after a lost connection', async () => {
    puts = ['lost', 'stored']
    const first = sending()
    await expect(sendFile(first.given)).rejects.toBeInstanceOf(NetworkError)
    expect(first.state.waiting?.id).toBe('1')
    await sendFile(sending(first.state.waiting).given)
    expect(calls).toEqual(['POST /api/insurance', 'PUT /api/insurance/1/file', 'PUT /api/insurance/1/file'])
  })

  it('treats a file that the server already has as sent', async () => {
    puts = ['file_already_stored']
    const { given, state } = sending(policy('7'))
    await sendFile(given)
    expect(calls).toEqual(['PUT /api/insurance/7/file'])
    expect(state.waiting).toBeUndefined()
  })

  it('announces again if the waiting row no longer exists', async () => {
    puts = ['not_found', 'stored']
    await sendFile(sending(policy('7')).given)
    expect(calls).toEqual(['PUT /api/insurance/7/file', 'POST /api/insurance', 'PUT /api/insurance/1/file'])
  })

  it('deletes the row of a cancelled upload', async () => {
    puts = ['hangs']
    const { given, cancel, state } = sending()
    const sent = sendFile(given)
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    cancel.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls.at(-1)).toBe('DELETE /api/insurance/1')
    expect(state.waiting).toBeUndefined()
  })

  describe('cancelled before its announcement is answered', () => {
    /** Holds the answer to the announcement until the returned function is called. */
    function holdAnnouncement(): () => void {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        const answered = await fakeFetch(path, init)
        if (init.method === 'POST') await held
        return answered
      })
      return release
    }

    it('ends at once, and deletes the row when the answer comes', async () => {
      const release = holdAnnouncement()
      announced = 30
      const { given, cancel, state } = sending()
      const sent = sendFile(given)
      await vi.waitFor(() => expect(calls).toEqual(['POST /api/insurance']))
      cancel.abort()
      await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
      expect(calls).toEqual(['POST /api/insurance'])
      release()
      await vi.waitFor(() => expect(given.onLateRemoval).toHaveBeenCalledOnce())
      expect(calls).toEqual(['POST /api/insurance', 'DELETE /api/insurance/31'])
      expect(state.waiting).toBeUndefined()
    })

    it('leaves the row that the next attempt found in the list and filled', async () => {
      const release = holdAnnouncement()
      announced = 40
      const { given, cancel } = sending()
      const sent = sendFile(given)
      await vi.waitFor(() => expect(calls).toHaveLength(1))
      cancel.abort()
      await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
      puts = ['stored']
      await sendFile(sending(policy('41')).given)
      release()
      await vi.waitFor(() => expect(given.onLateRemoval).toHaveBeenCalledOnce())
      expect(calls).toEqual(['POST /api/insurance', 'PUT /api/insurance/41/file'])
    })
  })

  it('uses one idempotency key until the announcement is answered, then another', async () => {
    const { given } = sending()
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const answered = fakeFetch(path, init)
      return keys.length === 1 ? Promise.reject(new TypeError('lost')) : answered
    })
    await expect(sendFile(given)).rejects.toBeInstanceOf(NetworkError)
    puts = ['stored', 'stored']
    await sendFile(given)
    await sendFile(given)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })
})
