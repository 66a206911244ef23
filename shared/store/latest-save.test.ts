import { expect, it } from 'vitest'
import { LatestSave } from './latest-save'

/** A server whose responses the test triggers one by one. */
function slowServer({ known = null }: { readonly known?: string | null } = {}) {
  const sent: string[] = []
  const answers: ((error?: Error) => void)[] = []
  const state = { lasts: true }
  const saves = new LatestSave<string>({
    send: (value) => {
      sent.push(value)
      return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())))
    },
    known: () => known,
    isSame: (one, other) => one === other,
    isSameSession: () => state.lasts,
  })
  /** Settles the oldest pending call and waits for what follows. */
  const answer = async (error?: Error): Promise<void> => {
    answers.shift()?.(error)
    await settled()
  }
  return { saves, sent, answer, state }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const no = new Error('no')

it('saves sequentially and skips values that are already outdated', async () => {
  const { saves, sent, answer } = slowServer()
  const first = saves.save('a')
  await settled()
  void saves.save('ab')
  const last = saves.save('abc')
  expect([sent, saves.status]).toEqual([['a'], 'saving'])
  await answer()
  expect(sent).toEqual(['a', 'abc'])
  await answer()
  expect(await Promise.all([first, last])).toEqual([true, true])
  expect([sent, saves.status, saves.pending]).toEqual([['a', 'abc'], 'saved', null])
})

it('does not send a value that the server already has', async () => {
  const { saves, sent, answer } = slowServer({ known: 'a' })
  expect(await saves.save('a')).toBe(true)
  expect([sent, saves.status]).toEqual([[], 'idle'])
  void saves.save('b')
  void saves.save('b')
  await settled()
  await answer()
  expect(await saves.save('b')).toBe(true)
  expect([sent, saves.status]).toEqual([['b'], 'saved'])
  // The server no longer has the first value.
  void saves.save('a')
  await settled()
  expect(sent).toEqual(['b', 'a'])
})

it('confirms a value that is saved again while its first save is running', async () => {
  const { saves, sent, answer } = slowServer({ known: '' })
  void saves.save('a')
  await settled()
  void saves.save('a')
  await answer()
  expect([sent, saves.status, saves.pending]).toEqual([['a'], 'saved', null])
})

it('keeps a failed value and retries it on flush', async () => {
  const { saves, sent, answer } = slowServer({ known: '' })
  const failing = saves.save('a')
  await settled()
  await answer(no)
  expect([await failing, saves.status, saves.pending?.value]).toEqual([false, 'failed', 'a'])
  const again = saves.flush()
  await settled()
  await answer()
  expect([await again, saves.status, saves.pending]).toEqual([true, 'saved', null])
  expect(sent).toEqual(['a', 'a'])
})

it('distrusts the known value after a failure, because the server may have stored the new one', async () => {
  const { saves, sent, answer } = slowServer({ known: '' })
  void saves.save('a')
  await settled()
  await answer(no)
  void saves.save('')
  await settled()
  expect(sent).toEqual(['a', ''])
})

it('sends in parallel with a running save before the page unloads, and again after it', async () => {
  const { saves, sent, answer } = slowServer()
  saves.saveBeforeLeaving('a')
  await settled()
  saves.saveBeforeLeaving('a')
  await settled()
  expect(sent).toEqual(['a'])
  saves.saveBeforeLeaving('ab')
  expect(sent).toEqual(['a', 'ab'])
  await answer()
  expect(sent).toEqual(['a', 'ab', 'ab'])
})

it('drops queued and new values once they no longer belong to the session', async () => {
  const { saves, sent, answer, state } = slowServer()
  void saves.save('a')
  await settled()
  void saves.save('b')
  state.lasts = false
  await answer()
  expect(await saves.flush()).toBe(true)
  saves.saveBeforeLeaving('c')
  await settled()
  expect([sent, saves.pending]).toEqual([['a'], null])
})

it('shows the saved value until the known value is refetched, and passes the previous value to send', async () => {
  const server = { has: 'old', readings: 0, isDown: true }
  const sent: (readonly [string, string | null])[] = []
  const refusals: Error[] = []
  const saves = new LatestSave<string>({
    send: (value, before) => {
      sent.push([value, before])
      const refusal = refusals.pop()
      return refusal ? Promise.reject(refusal) : Promise.resolve()
    },
    known: () => server.has,
    isSame: (one, other) => one === other,
    isSameSession: () => true,
    reading: () => server.readings,
    readBack: () => {
      if (server.isDown) return Promise.resolve(false)
      server.readings += 1
      return Promise.resolve(true)
    },
  })
  expect(saves.value).toBe('old')
  expect(await saves.save('new')).toBe(true)
  // The refetch failed, but the save succeeded.
  expect([saves.status, saves.pending, saves.value]).toEqual(['saved', null, 'new'])
  await saves.save('old')
  expect(sent).toEqual([
    ['new', 'old'],
    ['old', 'new'],
  ])
  // Another caller refetched the value meanwhile.
  Object.assign(server, { has: 'read', readings: 1 })
  expect(saves.value).toBe('read')
  await saves.save('read')
  expect(sent).toHaveLength(2)
  Object.assign(server, { isDown: false, has: 'as the server keeps it' })
  await saves.save('mine')
  expect(saves.value).toBe('as the server keeps it')
  refusals.push(no)
  expect(await saves.save('other')).toBe(false)
  await saves.save('as the server keeps it')
  expect(sent.slice(2)).toEqual([
    ['mine', 'as the server keeps it'],
    ['other', 'as the server keeps it'],
    ['as the server keeps it', null],
  ])
})
