import type { TestBrowser } from './http-client'

/** What a booking has by the time a step is reached; each has a plain default. */
export interface Given {
  readonly process?: 'MAINTENANCE' | 'TIRE_CHANGE'
  readonly plate?: string
  readonly organizationId?: number
  readonly products?: readonly number[]
}

const STEPS = ['VEHICLE', 'ORGANIZATION', 'SERVICES', 'TIME', 'CUSTOMER'] as const
export type Step = (typeof STEPS)[number] | 'TIRES'

type Api = TestBrowser['api']

/** What a visitor does in a step, by the calls that the page makes for it; a step that is not here asks for nothing. */
const DONE: Readonly<Record<string, (api: Api, given: Given) => Promise<unknown>>> = {
  VEHICLE: (api, { plate = 'ABC-123' }) => api.searchVehicle({ body: { registerNumber: plate, kilometers: 84_500 } }),
  ORGANIZATION: (api, { organizationId = 1 }) => api.setActiveOrganization({ query: { organizationId } }),
  SERVICES: (api, { products = [101] }) =>
    api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: products.map((productId) => ({ productId, provider: '', amount: 1 })),
    }),
  TIME: (api) => reserveFirst(api),
}

/** Does on the server what a visitor has done in these steps. */
export async function doSteps(api: Api, names: readonly string[], given: Given = {}): Promise<void> {
  for (const name of names) await DONE[name]?.(api, given)
}

/** Does on the server what a visitor has done before a step. */
export async function fillBooking(api: Api, step: Step, given: Given = {}): Promise<void> {
  const at = STEPS.findIndex((name) => name === (step === 'TIRES' ? 'SERVICES' : step))
  await doSteps(api, STEPS.slice(0, at), given)
}

async function reserveFirst(api: Api): Promise<void> {
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

/** What the page of this tab remembers, by the key it has in session storage, when it has reached the step. */
export const remembered = (
  token: string,
  step: string,
  processType = 'MAINTENANCE',
): Readonly<Record<string, string>> => ({
  'huoltovaraus.session': JSON.stringify({ token, processType }),
  'huoltovaraus.wizard': JSON.stringify({ processType, step }),
})
