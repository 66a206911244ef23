import { expect, it } from 'vitest'
import { LatestSave } from './latest-save'

/** A server whose answers a test gives one by one. */
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
    mayStill: () => state.lasts,
  })
  /** Answers the oldest call that waits for it, and lets what follows happen. */
  const answer = async (error?: Error): Promise<void> => {
    answers.shift()?.(error)
    await settled()
  }
  return { saves, sent, answer, state }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const no = new Error('no')

it('saves one after another, passing over what is old by then', async () => {
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
  expect([sent, saves.status, saves.wanted]).toEqual([['a', 'abc'], 'saved', null])
})

it('never sends what the server has', async () => {
  const { saves, sent, answer } = slowServer({ known: 'a' })
  expect(await saves.save('a')).toBe(true)
  expect([sent, saves.status]).toEqual([[], 'idle'])
  void saves.save('b')
  void saves.save('b')
  await settled()
  await answer()
  expect(await saves.save('b')).toBe(true)
  expect([sent, saves.status]).toEqual([['b'], 'saved'])
  // The first value is no longer what the server has.
  void saves.save('a')
  await settled()
  expect(sent).toEqual(['b', 'a'])
})

it('keeps what could not be saved, and tries again when asked to', async () => {
  const { saves, sent, answer } = slowServer({ known: '' })
  const failing = saves.save('a')
  await settled()
  await answer(no)
  expect([await failing, saves.status, saves.wanted?.value]).toEqual([false, 'failed', 'a'])
  const again = saves.flush()
  await settled()
  await answer()
  expect([await again, saves.status, saves.wanted]).toEqual([true, 'saved', null])
  expect(sent).toEqual(['a', 'a'])
})

it('does not trust what was known before a failure: the server may have acted all the same', async () => {
  const { saves, sent, answer } = slowServer({ known: '' })
  void saves.save('a')
  await settled()
  await answer(no)
  void saves.save('')
  await settled()
  expect(sent).toEqual(['a', ''])
})

it('sends beside a save under way when the page is left, and behind it again should the page stay', async () => {
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

it('saves nothing where it does not belong any more, nor waits for it', async () => {
  const { saves, sent, answer, state } = slowServer()
  void saves.save('a')
  await settled()
  void saves.save('b')
  state.lasts = false
  await answer()
  expect(await saves.flush()).toBe(true)
  saves.saveBeforeLeaving('c')
  await settled()
  expect([sent, saves.wanted]).toEqual([['a'], null])
})

it('shows what was saved until what is known has been read again, and says what the server has where it can', async () => {
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
    mayStill: () => true,
    reading: () => server.readings,
    readBack: () => {
      if (server.isDown) return Promise.resolve(false)
      server.readings += 1
      return Promise.resolve(true)
    },
  })
  expect(saves.value).toBe('old')
  expect(await saves.save('new')).toBe(true)
  // The read back failed, and the save did not.
  expect([saves.status, saves.wanted, saves.value]).toEqual(['saved', null, 'new'])
  await saves.save('old')
  expect(sent).toEqual([
    ['new', 'old'],
    ['old', 'new'],
  ])
  // Somebody else has read it meanwhile.
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
