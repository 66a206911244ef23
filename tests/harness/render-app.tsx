import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '../../src/app'
import { wire } from '../../src/wiring'
import { readConfig } from '#shared/config/config'
import type { StoreResolver } from '#shared/store/define-store'
import type { ProcessDefinition } from '#entities/process'
import type { TestBrowser } from './http-client'
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
  const get = wire({
    config: readConfig(config, window.location.search),
    pause: () => Promise.resolve(),
    ...(definitions && { definitions }),
  })
  const { unmount } = render(<App stores={get} />)
  return { user: userEvent.setup(), get, close: unmount }
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

/** What a booking has by the time a step is reached; each has a plain default. */
export interface Given {
  readonly process?: 'MAINTENANCE' | 'TIRE_CHANGE'
  readonly plate?: string
  readonly organizationId?: number
  readonly products?: readonly number[]
}

const STEPS = ['VEHICLE', 'ORGANIZATION', 'SERVICES', 'TIME', 'CUSTOMER'] as const

/** Opens the application at a step, as after a reload there: what comes before it has been done on the server. */
export async function openStep(
  shop: Shop,
  step: (typeof STEPS)[number] | 'TIRES',
  given: Given = {},
): Promise<OpenedApp> {
  const { process = 'MAINTENANCE', plate = 'ABC-123', organizationId = 1, products = [101] } = given
  const { api, token } = await shop.visitor(process)
  const at = STEPS.findIndex((name) => name === (step === 'TIRES' ? 'SERVICES' : step))
  if (at > 0) await api.searchVehicle({ body: { registerNumber: plate, kilometers: 84_500 } })
  if (at > 1) await api.setActiveOrganization({ query: { organizationId } })
  if (at > 2)
    await api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: products.map((productId) => ({ productId, provider: '', amount: 1 })),
    })
  if (at > 3) await reserveFirst(api)
  window.sessionStorage.setItem('huoltovaraus.session', JSON.stringify({ token: token(), processType: process }))
  window.sessionStorage.setItem('huoltovaraus.wizard', JSON.stringify({ processType: process, step }))
  return openApp({ path: process === 'MAINTENANCE' ? '/huolto' : '/renkaanvaihto' })
}

async function reserveFirst(api: TestBrowser['api']): Promise<void> {
  const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const slot = days.find((day) => day.calendarSlots.length > 0)?.calendarSlots[0]
  if (!slot) throw new Error('no free time to reserve')
  const { responseCode } = await api.reserveTime({
    query: {
      reservation: `${slot.startTime}|${slot.endTime}`,
      timeSelectionType: 'USE_ORGANIZATION_SETTING',
      workshiftPosition: slot.startTime.slice(11) < '13' ? 'MORNING' : 'EVENING',
    },
  })
  if (responseCode !== 'SUCCESS') throw new Error(`the first free time could not be reserved: ${responseCode}`)
}
