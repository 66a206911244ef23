import { beforeEach, expect, it } from 'vitest'
import { PaymentChoice } from './payment-choice'
import { PaymentMemory, type RememberedChoice } from './payment-memory'

let stored: RememberedChoice | null = null
beforeEach(() => {
  stored = null
})

const choiceOf = (token: string | null) =>
  new PaymentChoice(
    new PaymentMemory<RememberedChoice>({
      read: () => stored,
      write: (value) => (stored = value),
      clear: () => (stored = null),
    }),
    token,
  )

it('The workplace is chosen until the visitor chooses an available method', () => {
  const choice = choiceOf('one')
  choice.choose('card')
  expect(choice.chosen).toBeNull()
  const withdraw = choice.add('card')
  expect(choice.chosen).toBe('card')
  withdraw()
  expect(choice.chosen).toBeNull()
  choice.add('card')
  choice.choose(null)
  expect(choice.chosen).toBeNull()
})

it('LO-14 the choice survives the redirect to the provider, but not the session', () => {
  choiceOf('one').choose('card')
  const back = choiceOf('one')
  back.add('card')
  expect(back.chosen).toBe('card')
  const other = choiceOf('two')
  other.add('card')
  expect(other.chosen).toBeNull()
})

it('There is a choice while a method is available or still loading', () => {
  const choice = choiceOf('one')
  expect(choice.isOpen).toBe(false)
  const arrive = choice.expect()
  expect([choice.isOpen, choice.hasAvailable]).toEqual([true, false])
  arrive()
  const withdraw = choice.add('credit')
  expect([choice.isOpen, choice.hasAvailable]).toEqual([true, true])
  withdraw()
  expect(choice.isOpen).toBe(false)
})

it('A chosen method is awaited after a reload until it is available, or is known not to be', () => {
  choiceOf('one').choose('card')
  const back = choiceOf('one')
  expect(back.isAwaited).toBe(false)
  const arrive = back.expect()
  expect(back.isAwaited).toBe(true)
  const withdraw = back.add('card')
  expect(back.isAwaited).toBe(false)
  withdraw()
  arrive()
  expect(back.isAwaited).toBe(false)
})
