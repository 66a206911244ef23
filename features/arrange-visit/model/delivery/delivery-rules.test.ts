import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIVERY_FLAGS, DETAILS_TEXT } from '#shared/api/nouns/delivery'
import { days, isWeekend, weekday } from '#shared/date/wall-clock'
import { lockerOf } from '#shared/booking-facts/delivery'
import { hasDayBefore, offeredOptions, storedDelivery, reservationDetailsOf } from './delivery-options'
import { generalInfo, optionInfo } from './delivery-info'

const { morning, evening } = offeredOptions(true)
const all = [...morning, ...evening]
const option = fc.constantFrom(...all)
/** A workshop that is closed at weekends and on the given days. */
const limits = (today: string, ...closed: readonly string[]) => ({ today, closedDays: new Set(closed) })
const someDays = days('2026-01-05', '2026-12-28')
const workingDay = fc.constantFrom(...someDays.filter((day) => !isWeekend(day)))

describe('the delivery options', () => {
  it('TM-09 are ten in two groups, all of them flags of the booking; the eleventh flag is informational', () => {
    expect([morning.length, evening.length]).toEqual([5, 5])
    expect(DELIVERY_FLAGS.filter((flag) => !all.some((one) => one === flag))).toEqual(['customerWaitingInfoWeekend'])
  })

  it('TM-09 are six without a key locker, none of which uses one', () => {
    const without = Object.values(offeredOptions(false)).flat()
    expect(without).toHaveLength(6)
    expect(without.filter(lockerOf)).toEqual([])
    expect(all.filter(lockerOf)).toHaveLength(4)
  })

  it('TM-09 are read from the stored parameters, ignoring all other parameters', () => {
    fc.assert(
      fc.property(fc.option(option), fc.uniqueArray(option), (on, off) => {
        const parameters = [
          { parameterCode: 'LEASING_COMPANY', selectedValue: 'true' },
          ...off
            .map((parameterCode) => ({ parameterCode, selectedValue: 'false' }))
            .filter((one) => one.parameterCode !== on),
          ...(on === null ? [] : [{ parameterCode: on, selectedValue: 'true' }]),
          { parameterCode: DETAILS_TEXT, selectedValue: null },
        ]
        expect(storedDelivery(parameters)).toEqual({ on: on === null ? [] : [on], option: on, text: '' })
      }),
    )
  })
})

describe('the stored delivery choice', () => {
  const parameter = (parameterCode: string, selectedValue: string | null) => ({ parameterCode, selectedValue })

  it('TM-09 is the first option with its text if several flags are on, and lists all of those flags', () => {
    const stored = storedDelivery([
      parameter('customerWaitingEvening', 'true'),
      parameter(DETAILS_TEXT, 'Odotan paikan päällä.'),
      parameter('customerWaitingInfoWeekend', 'true'),
      parameter('customerWaitingMorning', 'true'),
      parameter('vehicleLeftForEveningUsingLockerVehiclePickupNextDay', 'True'),
    ])
    expect(stored.option).toBe('customerWaitingMorning')
    expect(new Set(stored.on)).toEqual(
      new Set(['customerWaitingMorning', 'customerWaitingEvening', 'customerWaitingInfoWeekend']),
    )
    expect(stored.text).toBe('Odotan paikan päällä.')
  })

  it('TM-09 is empty if no parameter is stored', () => {
    expect(storedDelivery([])).toEqual({ on: [], option: null, text: '' })
  })
})

describe('the reservation details of an option', () => {
  const detailsOf = (chosen: (typeof all)[number], day: string) =>
    reservationDetailsOf(chosen, day, false, limits('2026-01-01'))

  it('TM-19 bring and fetch the car on the day itself or on the adjacent working day', () => {
    // A Friday and the following Monday.
    expect(detailsOf('vehicleLeftForEveningUsingLockerVehiclePickupNextDay', '2026-11-27')).toEqual({
      customerWaiting: false,
      importDate: '2026-11-27',
      pickupDate: '2026-11-30',
      towingRequired: false,
      vehicleLeftForDay: false,
      usingKeyLocker: true,
    })
    expect(detailsOf('vehicleLeftForDayKeyDeliveryDayBefore', '2026-11-30')).toEqual({
      customerWaiting: false,
      importDate: '2026-11-27',
      pickupDate: '2026-11-30',
      towingRequired: false,
      vehicleLeftForDay: true,
      usingKeyLocker: false,
    })
  })

  it('TM-19 of a waiting customer have the day itself as both dates and do not leave the car', () => {
    for (const chosen of ['customerWaitingMorning', 'customerWaitingEvening'] as const)
      expect(detailsOf(chosen, '2026-11-27')).toMatchObject({
        customerWaiting: true,
        vehicleLeftForDay: false,
        importDate: '2026-11-27',
        pickupDate: '2026-11-27',
      })
  })

  it('TM-19 contain only the key locker if no option is chosen', () => {
    const nothing = { customerWaiting: false, importDate: null, pickupDate: null, towingRequired: false }
    for (const usingKeyLocker of [true, false])
      expect(reservationDetailsOf(null, '2026-11-27', usingKeyLocker, limits('2026-11-23'))).toEqual({
        ...nothing,
        vehicleLeftForDay: false,
        usingKeyLocker,
      })
  })

  it('TM-19 are correct for every option on every working day', () => {
    fc.assert(
      fc.property(option, workingDay, fc.boolean(), (chosen, day, usesLocker) => {
        const details = reservationDetailsOf(chosen, day, usesLocker, limits('2026-01-01'))
        const before = days(details.importDate ?? '', day).length - 1
        const after = days(day, details.pickupDate ?? '').length - 1
        expect(before).toBe(chosen.endsWith('DayBefore') ? (weekday(day) === 1 ? 3 : 1) : 0)
        expect(after).toBe(chosen.endsWith('NextDay') ? (weekday(day) === 5 ? 3 : 1) : 0)
        expect(details.usingKeyLocker).toBe(lockerOf(chosen) ?? usesLocker)
        expect(details.customerWaiting && details.vehicleLeftForDay).toBe(false)
      }),
    )
  })

  it('OP-02 skip closed days, and name no working day that the page cannot know', () => {
    const option = 'vehicleLeftForEveningUsingLockerVehiclePickupNextDay'
    const christmas = limits('2026-11-23', '2026-12-24', '2026-12-25')
    expect(reservationDetailsOf(option, '2026-12-23', true, christmas).pickupDate).toBe('2026-12-28')
    const before = 'vehicleLeftForDayKeyDeliveryDayBefore'
    expect(reservationDetailsOf(before, '2026-12-28', true, christmas).importDate).toBe('2026-12-23')
    const unknown = { today: '2026-11-23' }
    expect(reservationDetailsOf(option, '2026-12-23', true, unknown)).toMatchObject({
      importDate: '2026-12-23',
      pickupDate: null,
    })
    expect(reservationDetailsOf(before, '2026-12-28', true, unknown).importDate).toBeNull()
    // A server tells the closed days of a year.
    expect(reservationDetailsOf(option, '2027-11-23', true, christmas).pickupDate).toBeNull()
    expect(hasDayBefore('2026-11-24', unknown)).toBe(true)
    expect(hasDayBefore('2026-11-23', unknown)).toBe(false)
    expect(hasDayBefore('2026-12-28', { today: '2026-12-24', closedDays: christmas.closedDays })).toBe(false)
  })

  it('TM-19 are not offered for the day before once that day is over', () => {
    const offered = Object.values(offeredOptions(true, false)).flat()
    expect(offered).toHaveLength(8)
    expect(offered.filter((one) => one.endsWith('DayBefore'))).toEqual([])
  })

  it('TM-19 never have an import date in the past', () => {
    // A Monday, with the Sunday before it as today.
    const { importDate } = reservationDetailsOf(
      'vehicleLeftForDayKeyDeliveryDayBefore',
      '2026-11-30',
      false,
      limits('2026-11-29'),
    )
    expect(importDate).toBe('2026-11-29')
  })
})

describe('the instructions of an option', () => {
  const hours = { opening: '07:00:00', shiftChange: '13:00:00', closing: '21:00:00' }
  const unknown = { opening: null, shiftChange: null, closing: null }
  const visit = { day: '2026-11-27', limits: limits('2026-11-23'), hours, hasLockerText: false }
  const bare = { ...visit, hours: unknown }

  it('TM-10 RC-19 contain the hours and the days of the visit, in the words of the booking', () => {
    expect(optionInfo('vehicleLeftForDayPickupBeforeClosingTime', visit)).toBe(
      'Tuo auto aamulla. Nouda auto samana päivänä ennen sulkemista.',
    )
    expect(optionInfo('vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker', visit)).toContain('viimeistään klo 7.00.')
    expect(optionInfo('vehicleLeftForEveningKeyDeliveryUsingLocker', visit)).toContain('viimeistään klo 13.00.')
    expect(optionInfo('vehicleLeftForDayKeyDeliveryDayBefore', visit)).toContain('asiakaspalveluun to 26.11.2026')
    expect(optionInfo('vehicleLeftForEveningUsingLockerVehiclePickupNextDay', visit)).toContain(
      'Nouda auto ma 30.11.2026',
    )
    const weekday = [
      'Arkisin voit tuoda auton klo 7.00 alkaen. Varaa luovutukseen noin 10 minuuttia aikaa.',
      'Iltapäivä- ja iltahuoltoon voit tuoda auton klo 13.00 alkaen.',
      expect.stringMatching(/^Aamun ajat on tarkoitettu.+ Jos jätät auton, et tarvitse kellonaikaa\.$/),
    ]
    expect(generalInfo(hours, '2026-11-27')).toEqual(weekday)
    expect(generalInfo(hours, '2026-11-28')).toEqual([
      ...weekday,
      expect.stringMatching(/^Viikonloppuisin odotustila on auki/),
    ])
  })

  it('TM-10 leave out each sentence about an unknown hour', () => {
    expect(optionInfo('vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker', bare)).toBe(
      'Jätä auto pihaamme ja avaimet avainlokeroon aamulla, ennen kuin avaamme. Nouda auto samana päivänä ennen sulkemista.',
    )
    expect(generalInfo(unknown, '2026-11-28')).toHaveLength(2)
    for (const one of all) expect(optionInfo(one, bare)).not.toMatch(/[{}]|klo/)
  })

  it('RC-25 promise how the locker is used only where the workshop tells it', () => {
    for (const one of all) {
      expect(optionInfo(one, visit)).not.toContain('Saat')
      const told = optionInfo(one, { ...visit, hasLockerText: true })
      expect(told.includes('Saat avainlokeron ohjeen vahvistuksessa.')).toBe(one.includes('UsingLocker'))
    }
  })

  it('TM-10 are different for each option', () => {
    const texts = all.map((one) => optionInfo(one, visit))
    expect(new Set(texts)).toHaveLength(10)
    for (const text of texts) expect(text).not.toMatch(/[{}]|^$/)
  })
})
