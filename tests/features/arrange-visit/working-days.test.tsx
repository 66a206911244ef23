/** The days on which a workshop is closed, besides weekends, where the delivery options count working days. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withoutClosedDays } from '../../harness/screens/free-times'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const NEXT_DAY = 'Jätän auton illaksi, avaimet huoltoneuvojalle, noudan auton seuraavana päivänä'
const DAY_BEFORE = 'Jätän auton päiväksi ja tuon avaimet edellisenä päivänä'
const customer = () => screen.findByRole('heading', { name: 'Omat tiedot' })

const dayOf = (date: string) => screen.findByLabelText(new RegExp(`^perjantai ${date}., päivävaraus`))

/** Opens the options of a Friday, the day of reservations by the day at this workshop. */
async function openFriday(date: string) {
  const opened = await openStep(shop, 'TIME', { products: [102] })
  await opened.user.click(await dayOf(date))
  await screen.findByRole('group', { name: 'Auton jättö ja haku' })
  return opened
}
const details = (): unknown => shop.lastBody('saveReservationDetails')
/** Ticks an option, and returns what it says. */
async function tick(user: UserEvent, name: string): Promise<string> {
  const box = screen.getByLabelText(name, { selector: 'input' })
  await user.click(box)
  await waitFor(() => expect(box).toBeChecked())
  const [id = ''] = (box.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? ''
}

/**
 * Ticks the option of the next day, unticks it, ticks the one of the day before, and continues. Returns what both said.
 */
async function tickBoth(friday: string): Promise<{ readonly nextDay: string; readonly dayBefore: string }> {
  const { user } = await openFriday(friday)
  const nextDay = await tick(user, NEXT_DAY)
  await user.click(screen.getByLabelText(NEXT_DAY, { selector: 'input' }))
  await user.click(await dayOf(friday))
  const dayBefore = await tick(user, DAY_BEFORE)
  await user.click(primary('Jatka'))
  await customer()
  return { nextDay, dayBefore }
}

describe('the working day before and after a visit', () => {
  it('OP-02 skips the closed days of the workshop, on the screen and in what is sent', async () => {
    await shop.db().execute(sql`insert into closed_day values ('2026-12-21'), ('2026-12-17')`)
    const { nextDay, dayBefore } = await tickBoth('18.12')
    expect(nextDay).toContain('Nouda auto ti 22.12.2026 aukioloaikana.')
    expect(dayBefore).toContain('asiakaspalveluun ke 16.12.2026 aukioloaikana')
    expect(details()).toMatchObject({ importDate: '2026-12-16', pickupDate: '2026-12-18' })
    await shop.db().execute(sql`delete from closed_day where date in ('2026-12-21', '2026-12-17')`)
  })

  it('OP-02 is promised by no date if the server does not tell its closed days', async () => {
    withoutClosedDays(shop)
    const { nextDay, dayBefore } = await tickBoth('11.12')
    expect(nextDay).toContain('Nouda auto seuraavana arkipäivänä aukioloaikana.')
    expect(dayBefore).toContain('asiakaspalveluun edellisenä arkipäivänä aukioloaikana')
    expect(details()).toMatchObject({ importDate: null, pickupDate: '2026-12-11' })
  })
})
