import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#entities/session'
import { apiPort, createClient } from '#shared/api/client'
import { configPort, readConfig } from '#shared/config/config'
import { createStores, provide, type StoreResolver } from '#shared/store/define-store'
import { needsStore } from './needs-store'

let get: StoreResolver
beforeEach(() => {
  const send = () => Promise.resolve({ output: undefined, headers: new Headers() })
  get = createStores(provide(apiPort, createClient({ root: '', send })), provide(configPort, readConfig('{}', '')))
  get(sessionStore).accept('first')
})

/** Types a symptom, and leaves the step without adding it. */
function leaveTyped(): void {
  const { symptoms, dispose } = needsStore.create(get)
  symptoms.type('Kolina')
  dispose()
}

it('SV-08 keeps typed text for the next visit to the step', () => {
  leaveTyped()
  expect(needsStore.create(get).symptoms.text).toBe('Kolina')
})

it('SV-08 does not bring typed text to another booking', () => {
  leaveTyped()
  get(sessionStore).forget()
  get(sessionStore).accept('second')
  expect(needsStore.create(get).symptoms.text).toBe('')
})
