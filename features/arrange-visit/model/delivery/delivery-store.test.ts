import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { create } from 'superstruct'
import { BookingStore } from '#entities/booking'
import type { Client } from '#shared/api/client'
import { Booking } from '#shared/api/nouns/booking'
import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import { DETAILS_TEXT } from '#shared/api/nouns/delivery'
import { DELIVERY_TEXTS } from '#shared/booking-facts/delivery'
import { hasDeliveryChoice } from './step-delivery'
import { offeredOptions, storedDelivery } from './delivery-options'
import { DeliveryStore, type deliveryCalls } from './delivery-store'

const options = Object.values(offeredOptions(true)).flat()
const [morning, leftForDay] = ['customerWaitingMorning', 'vehicleLeftForDayKeyDeliveryDayBefore'] as const
const locker = 'vehicleLeftForEveningKeyDeliveryUsingLocker'

/** Returns a delivery store over a fake server with the given stored parameters, and the calls that were sent. */
function pageOf(stored: readonly ProductParameter[] = [], keyLockerInstalled: boolean | null = true) {
  const server = new Map(stored.map((one) => [one.parameterCode, one.selectedValue]))
  const sent: string[] = []
  const setProductParameter = vi.fn<Client<typeof deliveryCalls>['setProductParameter']>(
    async ({ query: { code, value } }) => {
      sent.push(`${code}=${value}`)
      server.set(code, value)
    },
  )
  const parameters = () => [...server].map(([parameterCode, selectedValue]) => ({ parameterCode, selectedValue }))
  const read = () => create({ product_parameters: parameters() }, Booking)
  const booking = new BookingStore({ getBooking: async () => read(), removeReservation: async () => {} })
  booking.resource.set(read())
  const step = {
    calendar: { day: '2026-11-27', isDayOnly: true, limits: { today: '2026-11-23', carenceDays: 0 } },
    isEnquiry: false,
    isReserving: false,
  }
  const settings = { latest: keyLockerInstalled === null ? undefined : { keyLockerInstalled } }
  const delivery = new DeliveryStore({
    api: { setProductParameter },
    booking,
    step: Object.assign(step, { settings }),
    visit: { usesLocker: false, valet: { lazy: null }, showFor: async () => {} },
    isSame: () => true,
    mayAsk: () => true,
  })
  return { booking, delivery, step, sent, setProductParameter, stored: () => storedDelivery(parameters()) }
}

const stored = (option: (typeof options)[number]): ProductParameter[] => [
  { parameterCode: option, selectedValue: 'true' },
  { parameterCode: DETAILS_TEXT, selectedValue: DELIVERY_TEXTS[option] },
]

describe('storing the delivery option', () => {
  it('TM-09 saves flag and text of a ticked option, and clears both when it is unticked', async () => {
    const { delivery, sent } = pageOf()
    delivery.toggle(morning)
    await delivery.flush()
    expect(sent).toEqual([`${morning}=true`, `${DETAILS_TEXT}=Asiakas odottaa aamulla toimipisteessä huollon ajan.`])
    delivery.toggle(morning)
    await delivery.flush()
    expect(sent.slice(2)).toEqual([`${morning}=false`, `${DETAILS_TEXT}=`])
    // A flush without a change sends nothing.
    await delivery.flush()
    expect(sent).toHaveLength(4)
  })

  it('TM-09 refetches the booking after a save, so that the next visit starts from the stored choice', async () => {
    const { booking, delivery } = pageOf(stored(leftForDay))
    delivery.toggle(leftForDay)
    await delivery.flush()
    expect(hasDeliveryChoice(booking.booking)).toBe(false)
    delivery.toggle(morning)
    await delivery.flush()
    expect(hasDeliveryChoice(booking.booking)).toBe(true)
  })

  it('TM-09 ignores a toggle while the time is being reserved', async () => {
    const { delivery, step, sent } = pageOf()
    step.isReserving = true
    delivery.toggle(morning)
    expect([delivery.option, await delivery.flush(), sent]).toEqual([null, true, []])
  })

  it('TM-09 does not resend a stored choice, and clears it at the server for an exact time', async () => {
    const { delivery, step, sent } = pageOf(stored(leftForDay))
    expect(delivery.option).toBe(leftForDay)
    await delivery.flush()
    expect(sent).toEqual([])
    step.calendar.isDayOnly = false
    expect(await delivery.flush()).toBe(true)
    expect(sent).toEqual([`${leftForDay}=false`, `${DETAILS_TEXT}=`])
    expect(delivery.details('2026-11-27', true)).toMatchObject({ importDate: null, usingKeyLocker: true })
    // The choice is still ticked when a day reservation is selected again.
    step.calendar.isDayOnly = true
    expect(delivery.option).toBe(leftForDay)
    await delivery.flush()
    expect(sent.slice(2)).toEqual([`${leftForDay}=true`, `${DETAILS_TEXT}=${DELIVERY_TEXTS[leftForDay]}`])
  })

  it('TM-09 clears the stored choice for an enquiry', async () => {
    const { delivery, step, stored: now } = pageOf(stored(morning))
    step.isEnquiry = true
    await delivery.flush()
    expect(now()).toEqual({ on: [], option: null, text: '' })
  })

  it('TM-09 repairs a choice that an interrupted save or another client left inconsistent', async () => {
    const two = pageOf([...stored(morning), { parameterCode: leftForDay, selectedValue: 'true' }])
    await two.delivery.flush()
    expect(two.stored()).toMatchObject({ on: [morning], text: DELIVERY_TEXTS[morning] })
    const noText = pageOf([{ parameterCode: morning, selectedValue: 'true' }])
    await noText.delivery.flush()
    expect(noText.stored()).toMatchObject({ on: [morning], text: DELIVERY_TEXTS[morning] })
  })

  it('TM-09 neither offers nor keeps a locker option if the workshop has no locker', async () => {
    const { delivery, stored: now } = pageOf(stored(locker), false)
    expect([delivery.option, delivery.offered.evening.includes(locker)]).toEqual([null, false])
    await delivery.flush()
    expect(now()).toEqual({ on: [], option: null, text: '' })
    // The option stays while the settings are unknown.
    const unknown = pageOf(stored(locker), null)
    expect(unknown.delivery.option).toBe(locker)
    expect(pageOf([], null).delivery.offered.evening).not.toContain(locker)
  })

  it('TM-09 stores one option or none, whatever is ticked and whichever saves fail', async () => {
    const ticks = fc.array(fc.tuple(fc.constantFrom(...options), fc.boolean()), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(ticks, fc.array(fc.nat(20), { maxLength: 6 }), async (steps, failing) => {
        const { delivery, setProductParameter, stored: now } = pageOf()
        const send = setProductParameter.getMockImplementation()
        let calls = 0
        setProductParameter.mockImplementation(async (query) => {
          // Every second failing call reaches the server, and only its response is lost.
          if (failing.includes(calls++)) {
            if (calls % 2 === 0) await send?.(query)
            throw new Error('no')
          }
          await send?.(query)
        })
        for (const [option, isSlow] of steps) {
          // The screen allows another option only after the ticked one is unticked.
          if (delivery.option !== null && delivery.option !== option) delivery.toggle(delivery.option)
          delivery.toggle(option)
          if (isSlow) await delivery.saves.flush()
          expect(now().on.length).toBeLessThanOrEqual(1)
        }
        while (!(await delivery.flush()));
        const { option } = delivery
        expect(now()).toEqual({
          on: option === null ? [] : [option],
          option,
          text: option === null ? '' : DELIVERY_TEXTS[option],
        })
      }),
    )
  })

  it('TM-09 announces the chosen option, and that it was cleared', () => {
    const { delivery } = pageOf()
    expect(delivery.announcement).toBeNull()
    delivery.toggle(morning)
    expect(delivery.announcement).toMatch(/^Valittu: Odotan aamulla toimipisteessä huollon ajan\./)
    delivery.toggle(morning)
    expect(delivery.announcement).toMatch(/^Valinta poistettu\./)
  })
})

it('TM-09 detects a stored choice without loading the delivery options', () => {
  const bookingWith = (parameters: readonly ProductParameter[]) => create({ product_parameters: parameters }, Booking)
  for (const option of options) expect(hasDeliveryChoice(bookingWith(stored(option)))).toBe(true)
  expect(hasDeliveryChoice(bookingWith([{ parameterCode: morning, selectedValue: 'false' }]))).toBe(false)
  expect(hasDeliveryChoice(bookingWith([{ parameterCode: 'LEASING', selectedValue: 'true' }]))).toBe(false)
  expect(hasDeliveryChoice(null)).toBe(false)
})
