import fc from 'fast-check'
import { observable } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { ChoiceUnsaved, type TimeExtraStore } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { ApiError, NetworkError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/booking'
import type { DifferingDay } from '#shared/api/nouns/settings'
import { addDays, startOfMonth, weekday } from '#shared/date/wall-clock'
import { EnquiryStore, type enquiryCalls } from './enquiry-store'
import { TimeExtras } from './time-extras'

const TODAY = '2026-11-23'

interface Given {
  readonly carenceDays?: number | undefined
  readonly today?: string
  readonly booking?: unknown
  readonly differing?: DifferingDay[]
}

/** Returns an enquiry with a fake step, and the calls that it makes, in order. */
function stepOf({ carenceDays = 1, today = TODAY, booking = {}, differing }: Given = {}) {
  const sent: string[] = []
  const session = { isSame: true }
  const settings = observable({
    state: { status: 'ready' },
    latest: { carenceDays, shiftChangeTime: null, keyLockerInstalled: null, closed_days: differing },
  })
  const saveLead = vi.fn<Client<typeof enquiryCalls>['saveLead']>(
    async ({ query }) => void sent.push(`lead ${query.leadDate}`),
  )
  const clearing = (name: string) =>
    vi.fn<NonNullable<TimeExtraStore['save']>>(async () => {
      sent.push(name)
      return undefined
    })
  const clearDelivery = clearing('delivery')
  const saves = [clearDelivery, clearing('no gap')]
  const step = {
    calendar: { limits: { today } },
    settings,
    extras: new TimeExtras(saves.map((save) => ({ store: { followsFromTime: false, save } }))),
    enquire: vi.fn<(isEnquiry: boolean) => void>(),
  }
  const enquiry = new EnquiryStore({
    api: { saveLead, saveReservationDetails: async () => void sent.push('details') },
    booking: { booking: create(booking, Booking), refresh: async () => void sent.push('booking') },
    isSameSession: () => session.isSame,
    step,
  })
  return { session, enquiry, step, clearDelivery, saveLead, sent, settings }
}

describe('choosing the day', () => {
  it('TM-02 TM-12 accepts working days of a year after the notice period, and no past days or weekends', () => {
    const days = fc.record({ ahead: fc.integer({ min: -40, max: 400 }), carenceDays: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(days, ({ ahead, carenceDays }) => {
        const { enquiry } = stepOf({ carenceDays })
        const day = addDays(TODAY, ahead)
        expect(enquiry.canChoose(day)).toBe(ahead >= carenceDays && ahead <= 365 && weekday(day) < 6)
        enquiry.choose(day)
        expect(enquiry.day).toBe(enquiry.canChoose(day) ? day : null)
      }),
    )
  })

  it('OP-02 TM-12 refuses the closed days that the server tells, and begins after them', () => {
    const closed = ['2026-12-24', '2026-12-25'].map((date) => ({ date, opening_time: null, closing_time: null }))
    const short = { date: '2026-12-31', opening_time: '07:00:00', closing_time: '15:00:00' }
    const { enquiry } = stepOf({ today: '2026-12-23', differing: [...closed, short] })
    expect(['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-31'].map(enquiry.canChoose)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(enquiry.fault('2026-12-24')).toBe('closed')
    const { enquiry: later } = stepOf({ today: '2026-12-30', differing: [{ ...short, closing_time: null }] })
    expect(later.month).toBe('2027-01-01')
  })

  it('TM-12 opens at the month of the first available day, and pages at most twelve months ahead', () => {
    // A Friday with a notice period of one day: the first available day is the Monday of the next month.
    const { enquiry } = stepOf({ today: '2027-01-29' })
    expect(enquiry.month).toBe('2027-02-01')
    expect(enquiry.canGoBack).toBe(true)
    enquiry.show('2020-01-01')
    expect([enquiry.month, enquiry.canGoBack]).toEqual(['2027-01-01', false])
    enquiry.show('2029-01-01')
    expect([enquiry.month, enquiry.canGoForward]).toEqual([startOfMonth('2027-01-01', 12), false])
  })

  it('TM-12 opens at the stored day, and selects it only if it is still available', () => {
    const of = (day: string) => stepOf({ booking: { lead_date: `${day}T00:00:00` } }).enquiry
    expect([of('2027-02-10').day, of('2027-02-10').month, of('2027-02-10').isAsked]).toEqual([
      '2027-02-10',
      '2027-02-01',
      false,
    ])
    expect([of('2026-11-20').day, of('2026-11-20').month]).toEqual([null, '2026-11-01'])
  })

  it('TM-02 has no available day, and does not throw, if the notice period exceeds the calendar', () => {
    const { enquiry, settings } = stepOf({ carenceDays: 400 })
    enquiry.choose('2026-12-01')
    expect([enquiry.isImpossible, enquiry.day, enquiry.month]).toEqual([true, null, '2026-11-01'])
    expect([enquiry.canGoBack, enquiry.canGoForward]).toEqual([false, false])
    settings.latest.carenceDays = 8
    expect([enquiry.isImpossible, enquiry.day]).toEqual([false, '2026-12-01'])
  })

  it('TM-02 waits for the settings, and assumes no notice period if they fail', () => {
    const { enquiry, settings } = stepOf()
    settings.state = { status: 'loading' }
    expect(enquiry.isWaiting).toBe(true)
    settings.state = { status: 'failed' }
    expect(enquiry.isWaiting).toBe(false)
  })
})

describe('sending the enquiry', () => {
  it('TM-12 TM-09 clears delivery option, gap time and details, then saves the day and refetches the booking', async () => {
    const { enquiry, sent } = stepOf({ booking: { reservation_details: { usingKeyLocker: true } } })
    enquiry.choose('2026-12-01')
    expect(await enquiry.sending.run()).toBe(true)
    expect(sent).toEqual(['delivery', 'no gap', 'details', 'lead 2026-12-01', 'booking'])
  })

  it('TM-12 stops without an error when the session changes while it is being sent', async () => {
    const { enquiry, clearDelivery, saveLead, sent, session } = stepOf()
    enquiry.choose('2026-12-01')
    clearDelivery.mockImplementationOnce(async () => {
      session.isSame = false
      return undefined
    })
    expect([await enquiry.sending.run(), enquiry.sending.hasFailed, sent]).toEqual([false, false, []])
    session.isSame = true
    saveLead.mockImplementationOnce(async () => void (session.isSame = false))
    expect([await enquiry.sending.run(), enquiry.sending.hasFailed]).toEqual([false, false])
    expect(sent).toEqual(['delivery', 'no gap'])
  })

  it('TM-12 does not save the day if clearing the delivery option fails', async () => {
    const { enquiry, clearDelivery, saveLead } = stepOf()
    enquiry.choose('2026-12-01')
    clearDelivery.mockRejectedValueOnce(new ChoiceUnsaved())
    expect(await enquiry.sending.run()).toBe(false)
    expect([enquiry.sending.hasFailed, enquiry.isRefused]).toEqual([true, false])
    expect(saveLead).not.toHaveBeenCalled()
    expect(await enquiry.sending.run()).toBe(true)
  })

  it.each([
    [new ApiError(400, 'BAD_LEAD_DATE', ''), true],
    [new ApiError(409, null, ''), true],
    [new ApiError(500, null, ''), false],
    [new NetworkError(), false],
  ])('TM-12 keeps the day after %s and reports whether the day was refused', async (error, isRefused) => {
    const { enquiry, saveLead } = stepOf()
    enquiry.choose('2026-12-01')
    saveLead.mockRejectedValueOnce(error)
    expect(await enquiry.sending.run()).toBe(false)
    expect([enquiry.day, enquiry.isRefused]).toEqual(['2026-12-01', isRefused])
    enquiry.choose('2026-12-02')
    expect(enquiry.sending.hasFailed).toBe(false)
  })

  it('TM-12 ignores another day and the way back while it is being sent', async () => {
    const { enquiry, step, saveLead } = stepOf()
    enquiry.choose('2026-12-01')
    let answer = (): void => {}
    saveLead.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(undefined))))
    const isSent = enquiry.sending.run()
    await expect.poll(() => saveLead).toHaveBeenCalled()
    enquiry.choose('2026-12-02')
    enquiry.leave()
    expect([enquiry.day, step.enquire.mock.calls]).toEqual(['2026-12-01', []])
    answer()
    expect(await isSent).toBe(true)
    enquiry.leave()
    expect(step.enquire).toHaveBeenCalledWith(false)
  })
})
