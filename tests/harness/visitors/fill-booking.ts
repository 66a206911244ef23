import type { Identifier } from '#shared/api/nouns/lenient'
import type { TestBrowser } from './http-client'

/** Choices of a booking before a step is reached. Each has a default. */
export interface Given {
  readonly process?: 'MAINTENANCE' | 'TIRE_CHANGE'
  readonly plate?: string
  readonly organizationId?: Identifier
  readonly products?: readonly Identifier[]
  /** Of the products. Default ''. */
  readonly provider?: string
  /** Days of which the first free time is reserved, by default of the tests' clock. */
  readonly days?: { readonly start: string; readonly end: string }
  /** Earliest start on a day, by default any: '12:00'. */
  readonly notBefore?: string
}

const STEPS = ['VEHICLE', 'ORGANIZATION', 'SERVICES', 'TIME', 'CUSTOMER'] as const
export type Step = (typeof STEPS)[number] | 'TIRES'

type Api = TestBrowser['api']

/** API calls that the page makes in a step, by step name. A step that is not listed makes none. */
const DONE: Readonly<Record<string, (api: Api, given: Given) => Promise<unknown>>> = {
  VEHICLE: (api, { plate = 'ABC-123' }) => api.searchVehicle({ body: { registerNumber: plate, kilometers: 84_500 } }),
  ORGANIZATION: (api, { organizationId = 1 }) => api.setActiveOrganization({ query: { organizationId } }),
  SERVICES: (api, { products = [101], provider = '' }) =>
    api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: products.map((productId) => ({ productId, provider, amount: 1 })),
    }),
  TIME: (api, { days = { start: '2026-11-24', end: '2026-12-11' }, notBefore = '' }) =>
    reserveFirst(api, days, notBefore),
}

/** Makes the API calls of the given steps. */
export async function doSteps(api: Api, names: readonly string[], given: Given = {}): Promise<void> {
  for (const name of names) await DONE[name]?.(api, given)
}

/** Makes the API calls of all steps before the given one. */
export async function fillBooking(api: Api, step: Step, given: Given = {}): Promise<void> {
  const at = STEPS.findIndex((name) => name === (step === 'TIRES' ? 'SERVICES' : step))
  await doSteps(api, STEPS.slice(0, at), given)
}

async function reserveFirst(api: Api, query: NonNullable<Given['days']>, notBefore: string): Promise<void> {
  const days = await api.freeTimes({ query })
  const slot = days
    .flatMap(({ calendarSlots }) => calendarSlots)
    .find(({ startTime }) => startTime.slice(11) >= notBefore)
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

/** Session storage entries of a tab whose wizard is at the step, by storage key. */
export const remembered = (
  token: string,
  step: string,
  processType = 'MAINTENANCE',
): Readonly<Record<string, string>> => ({
  'huoltovaraus.session': JSON.stringify({ token, processType }),
  'huoltovaraus.wizard': JSON.stringify({ processType, step }),
})
