import { describe, expect, it } from 'vitest'
import { events } from '#database/schema/operations.ts'
import { type Answer, EMAIL, refusal, type SentMail, updateRows } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import { administratorClient, knownBrowserOf, PASSWORD } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { base, deliver, held, readEvents, readUser, rejection, waiting } from '#testing/registrations.ts'
import { night } from '#testing/samples.ts'

/** Without the limit of requests per minute. */
const unlimited = { env: { ...held.env, RATE_LIMIT_SCALE: '1000' } }
const final = refusal(409, 'decision_final')

/** Makes the event due while the decision can still be undone, as two differing clocks would. */
async function makeEventDue(id: string, { after }: Answer) {
  await Promise.all(after)
  await updateRows(events, { userId: id }, { mailDueAt: new Date() })
}

async function deliverMeanwhile(happen: (mail: SentMail) => Promise<void>) {
  const send = async (mail: SentMail) => {
    await happen(mail)
    return EMAIL.send(mail as never)
  }
  await deliver({ send } as unknown as SendEmail)
}

async function signIn(email: string) {
  const client = await knownBrowserOf(email)
  const login = await client.post('/api/login', { email, password: PASSWORD })
  return { client, login }
}

describe('within ten seconds of a decision', () => {
  it('the request delivers its messages now and once the decision is final', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    await admin.post(`${base}/${person.id}/approve`, undefined, { ...held, wait })
    expect(waits).toEqual([0, 10_000])
  })

  it('a bulk can be undone, except what another administrator decided', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const [one, two, three] = await Promise.all([waiting(), waiting(), waiting()])
    const ids = [one.id, two.id, three.id]
    await bia.post(`${base}/${three.id}/approve`, undefined, held)
    await ana.post(`${base}/approve`, { ids }, held)
    const answer = await ana.post(`${base}/undo`, { ids }, held)
    expect(new Set(answer.body.undone)).toEqual(new Set([one.id, two.id]))
    expect(answer.body.kept).toEqual([three.id])
    for (const { id } of [one, two]) expect(await readEvents(id)).toEqual([])
    expect((await readUser(three.id)).status).toBe('approved')
    expect(await readEvents(three.id)).toHaveLength(1)
  })

  it('undoing keeps what the member did in the meantime', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    await admin.post(`${base}/${person.id}/approve`, undefined, held)
    const { client } = await signIn(person.email)
    expect((await client.post('/api/sleep', night)).status).toBe(201)
    await admin.post(`${base}/${person.id}/undo`, undefined, held)
    expect(await client.get('/api/sleep')).toMatchObject({
      status: 403,
      body: { code: 'account_not_approved', status: 'email_confirmed' },
    })
    await admin.post(`${base}/${person.id}/approve`)
    expect((await client.get('/api/sleep')).body).toHaveLength(1)
  })

  it('a member who read the rejection and corrected is back in the queue and gets no e-mail about it', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    await admin.post(`${base}/${person.id}/reject`, rejection, held)
    const { client } = await signIn(person.email)
    expect((await client.patch('/api/registration', { fullName: 'Rafael Nogueira' })).status).toBe(200)
    expect(await readEvents(person.id)).toEqual([])
    expect(await admin.post(`${base}/${person.id}/undo`, undefined, held)).toMatchObject(final)
    expect((await readUser(person.id)).fullName).toBe('Rafael Nogueira')
  })
})

describe('an undo that is too late', () => {
  it('is refused once the e-mail is being sent, at whatever step of the undo', async () => {
    const admin = await administratorClient()
    const decided = async () => {
      const person = await waiting()
      await makeEventDue(person.id, await admin.post(`${base}/${person.id}/approve`, undefined, held))
      return person
    }
    // The delivery runs before each batch of the undo in turn; after the last one it finds nothing.
    let before = 0
    for (let nth = 1; nth <= 3; nth++) {
      const person = await decided()
      let delivered = false
      const env = await beforeBatch(nth, async () => {
        delivered = true
        await deliver()
      })
      const answer = await admin.post(`${base}/${person.id}/undo`, undefined, {
        env: { ...held.env, ...env },
      })
      if (delivered) {
        before += 1
        expect(answer, `before batch ${nth}`).toMatchObject(final)
      } else {
        expect(answer.status).toBe(200)
        await deliver()
      }
      expect(mailsTo(person.email)).toHaveLength(delivered ? 1 : 0)
      expect((await readUser(person.id)).status).toBe(delivered ? 'approved' : 'email_confirmed')
    }
    if (recording) expect(before).toBeGreaterThan(0)

    // While the e-mail is being sent.
    const person = await decided()
    const late: number[] = []
    await deliverMeanwhile(async (mail) => {
      if (mail.to === person.email)
        late.push((await admin.post(`${base}/${person.id}/undo`, undefined, held)).status)
    })
    expect(late).toEqual([409])
    expect((await readUser(person.id)).status).toBe('approved')
  })

  it(`is for one of the two, in ${RACES} races of undo and delivery`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const admin = await administratorClient()
    for (let race = 0; race < RACES; race++) {
      const person = await waiting()
      await makeEventDue(person.id, await admin.post(`${base}/${person.id}/approve`, undefined, unlimited))
      const undo = () => admin.post(`${base}/${person.id}/undo`, undefined, unlimited)
      // The order of the requests is fixed; the database may run them in any order.
      const [answer] =
        race % 2 ? await Promise.all([undo(), deliver()]) : (await Promise.all([deliver(), undo()])).reverse()
      await deliver()
      const mails = mailsTo(person.email)
      const { status } = await readUser(person.id)
      if (answer?.status === 200) {
        expect(mails).toEqual([])
        expect(status).toBe('email_confirmed')
        expect(await readEvents(person.id)).toEqual([])
      } else {
        expect(answer).toMatchObject(final)
        expect(mails).toHaveLength(1)
        expect(status).toBe('approved')
      }
    }
  })
})
