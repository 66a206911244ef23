import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/api/nouns/booking'
import { DELIVERY_FLAGS, type DeliveryFlag } from '#shared/api/nouns/delivery'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { factsOf } from './facts-of'
import { instructionsOf } from './instructions'

const told = (one: Booking): string[] => instructionsOf(factsOf(one)).map(({ text }) => text)
const PAY = 'Maksat toimipisteessä, kun noudat auton.'

const exact = booking({ product_parameters: [], reservation_details: null })
const details = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: false,
  usingKeyLocker: false,
}
const MORNING = { start: '07:30:00', end: '10:30:00' }
const EVENING = { start: '12:00:00', end: '12:30:00' }
const day = (option: DeliveryFlag | null, more: Partial<Booking> = {}): Booking => ({
  ...dayBooking,
  product_parameters: option === null ? [] : [{ parameterCode: option, selectedValue: 'true' }],
  reservation_details: details,
  arrival_hours: option?.includes('Evening') ? EVENING : MORNING,
  day_hours: { start: '07:30:00', end: '16:30:00' },
  ...more,
})

describe('RC-19 a booking with an hour', () => {
  it('asks to bring the car then, and to pay when it is collected', () => {
    expect(told(exact)).toEqual(['Tuo auto klo 9.05.', PAY])
  })

  it('says where the key goes', () => {
    const locker = { ...exact, reservation_details: { ...details, usingKeyLocker: true } }
    expect(told(locker)).toEqual(['Tuo auto klo 9.05.', 'Jätä avaimet avainlokeroon.', PAY])
    expect(told({ ...locker, key_locker_reserved: false })).toEqual([
      'Tuo auto klo 9.05.',
      'Avainlokero ei ole vapaana. Anna avaimet palvelutiskille.',
      PAY,
    ])
  })

  it.each([
    ['by card', { paid: 1284.5, credit: 0, due: 0, refund: 0 }, []],
    ['by credit', { paid: 0, credit: 1284.5, due: 0, refund: 0 }, []],
    ['in part', { paid: 1000, credit: 0, due: 284.5, refund: 0 }, ['Maksat loput toimipisteessä, kun noudat auton.']],
    ['not at all', { paid: 0, credit: 0, due: 1284.5, refund: 0 }, [PAY]],
  ])('asks for what is not paid: %s', (_, payment, pay) => {
    expect(told({ ...exact, payment })).toEqual(['Tuo auto klo 9.05.', ...pay])
  })
})

describe('RC-19 a car that the workshop fetches', () => {
  const fetched = (one: Booking): Booking => ({
    ...one,
    biila: { pickup: '2026-11-23T17:00:00', return: '2026-11-24T18:00:00', minutes: 60 },
    product_parameters: [
      ...one.product_parameters,
      { parameterCode: 'PICKUP_ADDRESS', selectedValue: 'Testikatu 1, 00100 Helsinki' },
      { parameterCode: 'RETURN_ADDRESS', selectedValue: 'Testikatu 1, 00100 Helsinki' },
    ],
  })
  const FETCH = 'Haemme auton ja tuomme sen takaisin. Sinun ei tarvitse tuoda eikä noutaa sitä.'
  const PAY_THEN = 'Maksat, kun tuomme auton takaisin.'

  it('is neither brought nor collected, whatever else was chosen before', () => {
    for (const one of [exact, day(null), ...DELIVERY_FLAGS.map((flag) => day(flag))])
      expect(told(fetched({ ...one, reservation_details: { ...details, usingKeyLocker: true } }))).toEqual([
        FETCH,
        PAY_THEN,
      ])
  })

  it('has no hours to come in, and no key in the locker', () => {
    const kinds = factsOf(fetched(day('vehicleLeftForEveningKeyDeliveryUsingLocker'))).map(({ kind }) => kind)
    for (const kind of ['delivery', 'keyLocker', 'bringDate', 'pickupDate']) expect(kinds).not.toContain(kind)
    expect(factsOf(fetched(day(null)))).toContainEqual(expect.objectContaining({ kind: 'day', from: null, to: null }))
  })

  it('leaves the replacement car to be collected', () => {
    const loan = { ...fetched(exact), replacement_car: { start: '2026-11-23', end: '2026-11-24' } }
    expect(told(loan)).toEqual([FETCH, 'Nouda sijaisauto asiakaspalvelusta ma 23.11.2026 aukioloaikana.', PAY_THEN])
  })
})

describe('RC-19 RC-14 a day reservation', () => {
  it.each<[DeliveryFlag | null, readonly string[], readonly string[]]>([
    [null, ['Tuo auto klo 7.30–10.30.', PAY], ['Tuo auto varattuna päivänä.', PAY]],
    [
      'customerWaitingMorning',
      [
        'Tule toimipisteeseen klo 7.30, kun se avautuu, ja odota huollon ajan.',
        'Maksat toimipisteessä huollon jälkeen.',
      ],
      ['Tule toimipisteeseen, kun se avautuu, ja odota huollon ajan.', 'Maksat toimipisteessä huollon jälkeen.'],
    ],
    [
      'customerWaitingEvening',
      ['Tule toimipisteeseen klo 12.00 ja odota huollon ajan.', 'Maksat toimipisteessä huollon jälkeen.'],
      ['Tule toimipisteeseen iltavuoron alkaessa ja odota huollon ajan.', 'Maksat toimipisteessä huollon jälkeen.'],
    ],
    [
      'vehicleLeftForDayPickupBeforeClosingTime',
      ['Tuo auto klo 7.30–10.30.', 'Nouda auto samana päivänä ennen klo 16.30.', PAY],
      ['Tuo auto aamulla.', 'Nouda auto samana päivänä ennen sulkemista.', PAY],
    ],
    [
      'vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker',
      [
        'Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo 7.30.',
        'Nouda auto samana päivänä ennen klo 16.30.',
        PAY,
      ],
      [
        'Jätä auto pihaamme ja avaimet avainlokeroon aamulla, ennen kuin avaamme.',
        'Nouda auto samana päivänä ennen sulkemista.',
        PAY,
      ],
    ],
    [
      'vehicleLeftForEveningKeyDeliveryToServiceAdvisor',
      ['Tuo auto ja avaimet huoltoneuvojalle klo 12.00–12.30.', 'Nouda auto samana iltana ennen klo 16.30.', PAY],
      ['Tuo auto ja avaimet huoltoneuvojalle iltavuoron aikana.', 'Nouda auto samana iltana ennen sulkemista.', PAY],
    ],
    [
      'vehicleLeftForEveningKeyDeliveryUsingLocker',
      [
        'Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo 12.00.',
        'Nouda auto samana iltana ennen klo 16.30.',
        PAY,
      ],
      [
        'Jätä auto pihaamme ja avaimet avainlokeroon ennen iltavuoron alkua.',
        'Nouda auto samana iltana ennen sulkemista.',
        PAY,
      ],
    ],
  ])('with %s says how the car comes and goes, with hours where they are known', (option, full, bare) => {
    expect(told(day(option))).toEqual(full)
    expect(told(day(option, { arrival_hours: undefined, day_hours: undefined }))).toEqual(bare)
  })

  it('names the days on which the car comes and goes, if they are others', () => {
    const before = { ...details, importDate: '2026-11-26', pickupDate: '2026-11-27' }
    expect(told(day('vehicleLeftForDayKeyDeliveryDayBefore', { reservation_details: before }))).toEqual([
      'Tuo auto ja avaimet asiakaspalveluun to 26.11.2026 aukioloaikana.',
      'Nouda auto pe 27.11.2026 ennen klo 16.30.',
      PAY,
    ])
    const after = { ...details, importDate: '2026-11-27', pickupDate: '2026-11-30' }
    const next = day('vehicleLeftForEveningUsingLockerVehiclePickupNextDay', { reservation_details: after })
    expect(told(next)[1]).toBe('Nouda auto ma 30.11.2026 aukioloaikana.')
  })

  it('does not send the key into a locker that is not free', () => {
    const refused = day('vehicleLeftForEveningKeyDeliveryUsingLocker', { key_locker_reserved: false })
    expect(told(refused)[0]).toBe(
      'Avainlokero ei ole vapaana. Tuo auto ja avaimet asiakaspalveluun pe 27.11.2026 aukioloaikana.',
    )
  })

  it('RC-24 without an option says that none is chosen', () => {
    expect(factsOf(day(null))).toContainEqual({ kind: 'delivery', text: '', typed: '', option: null, isOpen: true })
  })
})

describe('RC-19 an enquiry', () => {
  it('only says that the workshop calls', () => {
    expect(told(enquiry)).toEqual(['Otamme sinuun yhteyttä mahdollisimman pian ja sovimme sinulle sopivan ajan.'])
  })
})

it('RC-19 tells the text of the workshop, which says how to come, from the reservation until the car is there', () => {
  const kinds = (one: Booking) =>
    factsOf({ ...one, organization: one.organization && { ...one.organization, info_text: 'Ota avain.' } }).map(
      ({ kind }) => kind,
    )
  expect(kinds(enquiry)).not.toContain('workshopInfo')
  expect(kinds(exact)).toContain('workshopInfo')
  expect(kinds({ ...exact, visit_state: { state: 'BOOKED', at: null } })).toContain('workshopInfo')
  expect(kinds({ ...exact, visit_state: { state: 'RECEIVED', at: null } })).not.toContain('workshopInfo')
})

describe('RC-19 a visit under way', () => {
  const at = (state: 'BOOKED' | 'RECEIVED' | 'IN_WORK' | 'READY' | 'COLLECTED', one: Booking = exact): Booking => ({
    ...one,
    visit_state: { state, at: '2026-11-24T09:00:00' },
  })

  it('asks for nothing that is done', () => {
    expect(told(at('BOOKED'))).toEqual(['Tuo auto klo 9.05.', PAY])
    for (const state of ['RECEIVED', 'IN_WORK'] as const) expect(told(at(state))).toEqual([PAY])
    expect(told(at('COLLECTED'))).toEqual([])
  })

  it('asks to collect the car and says what is to pay when it is ready', () => {
    expect(told(at('READY'))).toEqual([
      'Nouda auto aukioloaikana (arkisin klo 7.00–21.00).',
      'Maksat 1\u00A0284,50\u00A0€ (hinta-arvio) toimipisteessä, kun noudat auton.',
    ])
    const paid = { ...exact, payment: { paid: 1000, credit: 0, due: 284.5, refund: 0 } }
    expect(told(at('READY', paid))[1]).toBe('Maksat loput 284,50\u00A0€ toimipisteessä, kun noudat auton.')
  })
})
