import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchCars } from '#tests/harness/database/fetch-cars'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'

/** Closed, short until 12.00, and of workshop 1 alone: open although the chain is closed, and closed. */
const [CLOSED, SHORT, OPEN, OWN] = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']
const NOTHING = { opening_time: null, closing_time: null }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await fetchCars(server.db)
  await server.db.execute(sql`insert into closed_day values (${CLOSED}), (${OPEN})`)
  await server.db.execute(sql`insert into open_day values (${SHORT}, null, '12:00')`)
  await server.db.execute(sql`insert into workshop_open_day values (1, ${OPEN}, null, null)`)
  await server.db.execute(sql`insert into workshop_closed_day values (1, ${OWN})`)
})
afterAll(() => server.close())

const visitorAt = async (organizationId = 1) => {
  const { api } = await completeVisitor(server)
  if (organizationId !== 1) await api.setActiveOrganization({ query: { organizationId } })
  return api
}

describe('the days of the chain and of a workshop that differ', () => {
  it('OP-01 OP-02 are told for a year with the settings of a workshop, its own before those of the chain', async () => {
    const api = await visitorAt()
    const told = async (organizationId: number) =>
      (await api.organizationBookingSettings({ query: { organizationId, processType: 'MAINTENANCE' } })).closed_days ??
      []
    const [own, other] = [await told(1), await told(2)]
    expect(own.slice(0, 3)).toEqual([
      { date: CLOSED, ...NOTHING },
      { date: SHORT, opening_time: '07:00:00', closing_time: '12:00:00' },
      { date: OWN, ...NOTHING },
    ])
    expect(other.slice(0, 3).map(({ date }) => date)).toEqual([CLOSED, SHORT, OPEN])
    expect(own.at(-1)?.date).toBe('2027-06-25')
  })

  it('OP-02 are told on the cards of the next week', async () => {
    const api = await visitorAt()
    const list = await api.compatibleOrganizations({ query: {} })
    expect(list.find(({ id }) => id === 1)?.closed_days?.map(({ date }) => date)).toEqual([CLOSED, SHORT, OWN])
    expect(list.find(({ id }) => id === 2)?.closed_days?.map(({ date }) => date)).toEqual([CLOSED, SHORT, OPEN])
  })

  it('OP-02 have no free times, or those of the hours that are left, and are refused for an enquiry', async () => {
    const api = await visitorAt()
    const days = await api.freeTimes({ query: { start: `${CLOSED}T00:00:00`, end: `${OWN}T00:00:00` } })
    expect(days.map(({ date }) => date)).toEqual([SHORT, OPEN])
    const ends = days[0]?.calendarSlots.map(({ endTime }) => endTime.slice(11)) ?? []
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.every((end) => end <= '12:00:00')).toBe(true)
    await expect(api.saveLead({ query: { leadDate: CLOSED } })).rejects.toMatchObject({ status: 400 })
    await expect(api.saveLead({ query: { leadDate: OWN } })).rejects.toMatchObject({ status: 400 })
    await api.saveLead({ query: { leadDate: OPEN } })
  })

  it('OP-02 are told in a booking around its day', async () => {
    const api = await visitorAt()
    await api.saveLead({ query: { leadDate: SHORT } })
    const { organization } = await api.getBooking()
    expect(organization?.closed_days).toEqual([
      { date: CLOSED, ...NOTHING },
      { date: SHORT, opening_time: '07:00:00', closing_time: '12:00:00' },
      { date: OWN, ...NOTHING },
    ])
  })

  it('OP-02 have no window in which a car comes back after the desk has closed', async () => {
    const api = await visitorAt()
    const { pickupTimes, returnTimes } = await api.biilaTimes()
    const on = (times: readonly string[], date: string) => times.filter((time) => time.startsWith(date)).length
    expect([on(pickupTimes, CLOSED), on(returnTimes, CLOSED)]).toEqual([0, 0])
    for (const times of [pickupTimes, returnTimes]) {
      const isEarly = (time: string) => time.slice(11) <= '11:00:00'
      expect(on(times, SHORT)).toBe(on(times.filter(isEarly), OPEN))
      expect(on(times, SHORT)).toBeLessThan(on(times, OPEN))
    }
  })
})
