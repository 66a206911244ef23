import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeStarts, type Busy, type Day, type Question } from './availability'

const DAY_MINUTES = 1440
const MONDAY = '2027-03-22'
const TUESDAY = '2027-03-23'
const WEDNESDAY = '2027-03-24'

const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const midnight = (date: string): number => Date.parse(date) / 60_000

const day = (date: string, open = '08:00', close = '12:00'): Day => ({ date, open: clock(open), close: clock(close) })

const minuteOf = (at: string): number => midnight(at.slice(0, 10)) + clock(at.slice(11))

/** `from` and `until` as `YYYY-MM-DD HH:mm`. */
const busy = (from: string, until: string, resource = 0): Busy => ({
  resource,
  start: minuteOf(from),
  end: minuteOf(until),
})

const monday = (from: string, until: string, resource = 0): Busy =>
  busy(`${MONDAY} ${from}`, `${MONDAY} ${until}`, resource)

/** Defaults: Monday 08:00 to 12:00, one resource, visits and steps of an hour. */
const question = (changes: Partial<Question> = {}): Question => ({
  days: [day(MONDAY)],
  resources: 1,
  busy: [],
  step: 60,
  duration: 60,
  ...changes,
})

const shown = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the free starts by date, as `HH:mm`. */
function ask(changes: Partial<Question>): Record<string, string[]> {
  return Object.fromEntries([...freeStarts(question(changes))].map(([date, starts]) => [date, starts.map(shown)]))
}

const askMonday = (changes: Partial<Question>): string[] => ask(changes)[MONDAY] ?? []

describe('opening hours', () => {
  it('offers every step from opening, as long as the visit ends by closing', () => {
    expect(askMonday({})).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(askMonday({ duration: 61 })).toEqual(['08:00', '09:00', '10:00'])
  })

  it('counts steps from opening, not from midnight', () => {
    expect(askMonday({ days: [day(MONDAY, '08:10', '10:00')], step: 30 })).toEqual(['08:10', '08:40'])
  })

  it('accepts a visit as long as the day, but none longer', () => {
    expect(askMonday({ duration: 240 })).toEqual(['08:00'])
    expect(ask({ duration: 241 })).toEqual({})
  })

  it('accepts a visit that ends at midnight', () => {
    expect(askMonday({ days: [day(MONDAY, '22:00', '24:00')] })).toEqual(['22:00', '23:00'])
  })

  it('returns days in date order with their own hours, if the input is unsorted and has gaps', () => {
    const days = [day('2027-04-01', '10:00', '11:00'), day(MONDAY, '08:00', '09:00'), day(WEDNESDAY, '09:30', '11:30')]
    expect(Object.entries(ask({ days }))).toEqual([
      [MONDAY, ['08:00']],
      [WEDNESDAY, ['09:30', '10:30']],
      ['2027-04-01', ['10:00']],
    ])
  })

  it('returns nothing for days without opening hours or without days', () => {
    expect(ask({ days: [day(MONDAY, '08:00', '08:00'), day(TUESDAY, '12:00', '08:00')] })).toEqual({})
    expect(ask({ days: [] })).toEqual({})
    expect(ask({ days: [], busy: [monday('08:00', '09:00')] })).toEqual({})
  })

  it('uses the later entry if a date is listed twice', () => {
    expect(ask({ days: [day(MONDAY), day(MONDAY, '13:00', '14:00')] })).toEqual({ [MONDAY]: ['13:00'] })
  })
})

describe('reservations', () => {
  it('offers the times right before and right after a reservation', () => {
    expect(askMonday({ busy: [monday('09:00', '10:00')] })).toEqual(['08:00', '10:00', '11:00'])
  })

  it('excludes each visit that overlaps a reservation off the grid, even by a minute', () => {
    expect(askMonday({ busy: [monday('08:59', '10:01')] })).toEqual(['11:00'])
    expect(askMonday({ busy: [monday('09:20', '09:40')] })).toEqual(['08:00', '10:00', '11:00'])
  })

  it('excludes earlier starts from which a long visit would overlap the reservation', () => {
    const changes = { step: 30, duration: 75, busy: [monday('10:00', '10:30')] }
    expect(askMonday(changes)).toEqual(['08:00', '08:30', '10:30'])
  })

  it('handles reservations that overlap, repeat or contain each other', () => {
    const overlapping = [monday('09:00', '10:30'), monday('09:00', '10:30'), monday('09:10', '09:20')]
    expect(askMonday({ busy: overlapping })).toEqual(['08:00', '11:00'])
  })

  it('applies a reservation to all days that it spans', () => {
    const days = [day(MONDAY), day(TUESDAY), day(WEDNESDAY)]
    const changes = { days, busy: [busy(`${MONDAY} 10:00`, `${WEDNESDAY} 09:00`)] }
    expect(ask(changes)).toEqual({ [MONDAY]: ['08:00', '09:00'], [WEDNESDAY]: ['09:00', '10:00', '11:00'] })
  })

  it('applies a reservation that begins on a closed or not requested day', () => {
    const changes = { days: [day(WEDNESDAY), day(MONDAY)], busy: [busy(`${TUESDAY} 00:00`, `${WEDNESDAY} 11:00`)] }
    expect(ask(changes)).toEqual({ [MONDAY]: ['08:00', '09:00', '10:00', '11:00'], [WEDNESDAY]: ['11:00'] })
  })

  it('clips reservations that extend beyond the requested days', () => {
    expect(ask({ busy: [busy('0001-01-01 00:00', '9999-12-31 00:00')] })).toEqual({})
    expect(askMonday({ busy: [busy('1969-01-01 00:00', `${MONDAY} 11:00`)] })).toEqual(['11:00'])
    expect(askMonday({ busy: [busy(`${MONDAY} 09:00`, '9999-12-31 00:00')] })).toEqual(['08:00'])
  })

  it('ignores reservations outside the opening hours or the requested days', () => {
    const outside = [
      monday('00:00', '08:00'),
      monday('12:00', '24:00'),
      busy('2027-03-01 08:00', '2027-03-02 12:00'),
      busy('2028-03-01 08:00', '2028-03-02 12:00'),
    ]
    expect(askMonday({ busy: outside })).toEqual(['08:00', '09:00', '10:00', '11:00'])
  })

  it('ignores reservations without duration or with an unknown resource', () => {
    const nothing = [
      monday('08:30', '08:30'),
      monday('11:00', '08:00'),
      monday('08:00', '12:00', 1),
      monday('08:00', '12:00', -1),
    ]
    expect(askMonday({ busy: nothing })).toEqual(['08:00', '09:00', '10:00', '11:00'])
  })
})

describe('resources', () => {
  it('offers a time as long as one resource is free', () => {
    const taken = [monday('08:00', '10:00', 0), monday('09:00', '11:00', 1)]
    expect(askMonday({ resources: 2, busy: taken })).toEqual(['08:00', '10:00', '11:00'])
  })

  it('does not split a visit between resources that are each free for some of it', () => {
    const taken = [monday('08:00', '10:00', 0), monday('10:00', '12:00', 1)]
    expect(ask({ resources: 2, duration: 240, busy: taken })).toEqual({})
  })

  it.each([1, 2, 31, 32, 33, 64, 65])('offers a time if any single one of %i resources is free', (resources) => {
    const all = Array.from({ length: resources }, (_, resource) => monday('08:00', '12:00', resource))
    expect(ask({ resources, busy: all })).toEqual({})
    for (const free of all) {
      const others = all.filter((one) => one !== free)
      expect(askMonday({ resources, busy: others })).toEqual(['08:00', '09:00', '10:00', '11:00'])
    }
  })

  it('returns nothing without resources', () => {
    expect(ask({ resources: 0 })).toEqual({})
  })
})

it('throws a RangeError if the step or the duration is not positive', () => {
  for (const bad of [0, -30, Number.NaN]) {
    expect(() => freeStarts(question({ step: bad }))).toThrow(new RangeError('step and duration must be above 0'))
    expect(() => freeStarts(question({ duration: bad }))).toThrow(RangeError)
  }
})

it('does not mutate its input', () => {
  const given = question({ days: [day(TUESDAY), day(MONDAY)], busy: [monday('10:00', '11:00')] })
  const before = structuredClone(given)
  freeStarts(given)
  expect(given).toEqual(before)
})

describe('compared with a minute-by-minute model', () => {
  const ORIGIN = midnight('2028-02-26')
  const DAYS = 6
  const MARGIN = 2 * DAY_MINUTES
  const dateAfter = (days: number): string =>
    new Date((ORIGIN + days * DAY_MINUTES) * 60_000).toISOString().slice(0, 10)

  /** Returns for each resource which minutes are taken, starting MARGIN minutes before the origin. */
  function takenMinutes({ resources, busy }: Question): Uint8Array[] {
    return Array.from({ length: resources }, (_, resource) => {
      const minutes = new Uint8Array(DAYS * DAY_MINUTES + 2 * MARGIN)
      for (const one of busy.filter((one) => one.resource === resource)) {
        for (let minute = one.start; minute < one.end; minute++) minutes[minute - ORIGIN + MARGIN] = 1
      }
      return minutes
    })
  }

  function model(question: Question): [string, number[]][] {
    const taken = takenMinutes(question)
    const answer: [string, number[]][] = question.days.map(({ date, open, close }) => {
      const starts: number[] = []
      for (let start = open; start + question.duration <= close; start += question.step) {
        const from = midnight(date) + start - ORIGIN + MARGIN
        if (taken.some((minutes) => !minutes.subarray(from, from + question.duration).includes(1))) starts.push(start)
      }
      return [date, starts]
    })
    return answer.filter(([, starts]) => starts.length > 0).sort(([one], [other]) => (one < other ? -1 : 1))
  }

  const days: fc.Arbitrary<Day[]> = fc
    .uniqueArray(fc.integer({ min: 0, max: DAYS - 1 }), { maxLength: DAYS })
    .chain((numbers) =>
      fc.tuple(
        ...numbers.map((number) =>
          fc
            .tuple(fc.integer({ min: 0, max: DAY_MINUTES }), fc.integer({ min: -30, max: 900 }))
            .map(([open, length]) => ({ date: dateAfter(number), open, close: Math.min(open + length, DAY_MINUTES) })),
        ),
      ),
    )

  const onAndOffGrid = fc.oneof(
    fc.integer({ min: -DAY_MINUTES, max: (DAYS + 1) * DAY_MINUTES }),
    fc.integer({ min: -48, max: (DAYS + 1) * 48 }).map((halfHours) => halfHours * 30),
  )
  const length = fc.oneof(fc.integer({ min: -10, max: 300 }), fc.integer({ min: 0, max: 2 * DAY_MINUTES }))
  const reservation: fc.Arbitrary<Busy> = fc
    .tuple(fc.integer({ min: -1, max: 3 }), onAndOffGrid, length)
    // The model covers minutes until two days after the last day.
    .map(([resource, from, length]) => ({
      resource,
      start: ORIGIN + from,
      end: ORIGIN + Math.min(from + length, DAYS * DAY_MINUTES + MARGIN),
    }))

  const anyQuestion: fc.Arbitrary<Question> = fc.record({
    days,
    resources: fc.integer({ min: 0, max: 3 }),
    busy: fc.array(reservation, { maxLength: 60, size: 'max' }),
    step: fc.oneof(fc.constantFrom(1, 15, 30, 60), fc.integer({ min: 1, max: 200 })),
    duration: fc.oneof(fc.constantFrom(1, 30, 60, 240), fc.integer({ min: 1, max: 600 })),
  })

  it('returns the same starts for any input', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect([...freeStarts(question)]).toEqual(model(question))
      }),
      { numRuns: 500 },
    )
  })
})
