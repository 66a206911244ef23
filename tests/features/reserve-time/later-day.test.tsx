// The first free day of the workplace step does not know the services, so the time step says why its own is later.
import { screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { chooseWorkplace, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
beforeEach(async () => void (await shop.db().execute(sql`delete from reservation`)))

const LATER = /^Toimipisteessä on vapaata jo .+, mutta valitsemasi palvelut ja tuontiaika sopivat vasta .+\.$/

/** Walks from the workplace to the time step by what a visitor presses, with this service. */
async function timesFor(service: RegExp) {
  const { user } = await openStep(shop, 'ORGANIZATION')
  expect(await screen.findByText('Ensimmäinen vapaa aika tarkentuu, kun olet valinnut palvelut.')).toBeVisible()
  await chooseWorkplace(user, 'Jyväskylä Seppälä')
  await user.click(await screen.findByRole('checkbox', { name: service }))
  await user.click(primary('Jatka'))
  await screen.findByRole('heading', { level: 2, name: 'Varaa aika' })
  await screen.findAllByText(/vapaata? aika|Päivävaraus/)
}

it('RC-19 TM-04 a first day that the services make later is explained', async () => {
  // The work fits no day before the 27th.
  shop.answer('freeTimesMorning', async (pass) => {
    const days = await (await pass()).json()
    return HttpResponse.json(days.filter(({ date }: { date: string }) => date >= '2026-11-27'))
  })
  await timesFor(/^Laaja määräaikaishuolto/)
  const told = await screen.findByText(whole(LATER))
  expect(told).toHaveTextContent(/jo ke 25\.11\.2026, .+ vasta pe 27\.11\.2026/)
  expect(within(screen.getByRole('main')).getAllByText(whole(LATER))).toHaveLength(1)
})

it('RC-19 TM-04 the same first day needs no explanation', async () => {
  await timesFor(/^Perushuolto/)
  expect(screen.queryByText(whole(LATER))).toBeNull()
})
