import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '../../src/app'
import { wire } from '../../src/wiring'
import { readConfig } from '#shared/config/config'
import type { StoreResolver } from '#shared/store/define-store'
import type { ProcessDefinition } from '#entities/process'
import { fillBooking, remembered, type Given, type Step } from './fill-booking'
import type { Shop } from './shop'

export interface OpenedApp {
  readonly user: UserEvent
  readonly get: StoreResolver
  /** Takes the page away, as a reload does before it comes again. */
  readonly close: () => void
}

export interface OpenOptions {
  readonly path?: string
  readonly config?: string
  readonly definitions?: readonly ProcessDefinition[]
}

/** Opens the whole application at an address, as a browser would. */
export function openApp({ path = '/huolto', config = '{}', definitions }: OpenOptions = {}): OpenedApp {
  window.history.replaceState(null, '', path)
  let isGone = false
  // A page that was taken away neither asks nor hears anything more, though its code lives on in this one.
  const toNobody = new Promise<never>(() => {})
  const get = wire({
    config: readConfig(config, window.location.search),
    pause: () => Promise.resolve(),
    fetch: async (...request) => {
      if (isGone) return toNobody
      try {
        return await window.fetch(...request)
      } finally {
        if (isGone) await toNobody
      }
    },
    ...(definitions && { definitions }),
  })
  const { unmount } = render(<App stores={get} />)
  const close = (): void => {
    unmount()
    // What leaving itself sends still goes out.
    setTimeout(() => (isGone = true))
  }
  return { user: userEvent.setup(), get, close }
}

/** The Continue of wide screens; the bottom bar of narrow ones has its twin. */
export const primary = (name: string): HTMLElement => {
  const [first] = screen.getAllByRole('button', { name })
  if (!first) throw new Error(`No button «${name}»`)
  return first
}

/** A notification by its level and words, such as 'Virhe: Palvelussa tapahtui odottamaton häiriö.'. */
export const notification = (text: string): Promise<HTMLElement> =>
  // Level and words are elements of their own, which jsdom, laying nothing out, joins without a space.
  screen.findByRole('button', { name: (name) => name.replace(/^(\w+):\s*/, '$1: ') === text })

/** Opens the application at a step, as after a reload there: what comes before it has been done on the server. */
export async function openStep(shop: Shop, step: Step, given: Given = {}): Promise<OpenedApp> {
  const { process = 'MAINTENANCE' } = given
  const { api, token } = await shop.visitor(process)
  await fillBooking(api, step, given)
  for (const [key, value] of Object.entries(remembered(token(), step, process)))
    window.sessionStorage.setItem(key, value)
  return openApp({ path: process === 'MAINTENANCE' ? '/huolto' : '/renkaanvaihto' })
}
