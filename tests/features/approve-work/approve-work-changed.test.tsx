import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { any } from 'superstruct'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/database'
import { customer } from '#tests/fixtures/customer'
import { importChanged, withoutProduct } from '../../harness/database/desk-import'
import { openApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { propose } from '../../harness/visitors/extra-work'
import { fillBooking } from '../../harness/visitors/fill-booking'

const shop = openShop()
beforeEach(() => window.sessionStorage.clear())

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'
const main = () => screen.getByRole('main')
const title = () => screen.findByRole('heading', { level: 2, name: 'Autostasi löytyi lisätyötä' })
const choose = (user: UserEvent, name: string, choice: 'Hyväksy' | 'Älä tee') =>
  user.click(
    within(screen.getByRole('radiogroup', { name: `Teemmekö työn: ${name}?` })).getByRole('radio', { name: choice }),
  )
const send = () => screen.getByRole('button', { name: 'Lähetä vastaus' })
const sent = () => screen.findByRole('heading', { level: 2, name: 'Kiitos, vastauksesi on lähetetty.' })
const orderRows = async () => {
  const [row] = await queryRows(shop.db(), sql`select document->'order_items' as items from booking limit 1`, any())
  return Object(row).items
}

const BRAKES = { description: 'Jarruhuolto', product: 1001, priceKind: 'maximum' } as const
const FILTER = { description: 'Suodattimen vaihto', product: 1103 }
const BATTERY = { description: 'Akun vaihto', product: 1201 }

/** Books a visit, and the desk proposes work on it. The visitor opens its link and answers both jobs. */
async function answered(other = FILTER) {
  await shop.db().execute(sql`delete from booking`)
  await shop.db().execute(sql`delete from reservation`)
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  await api.saveBooking({})
  const [booking] = await queryRows(shop.db(), sql`select id::text from booking`, any())
  const code = await propose(shop.db(), Object(booking).id, { items: [BRAKES, other] })
  const opened = openApp({ path: `/peruutus?ticket=${encodeURIComponent(code)}` })
  await title()
  await choose(opened.user, 'Jarruhuolto', 'Hyväksy')
  await choose(opened.user, other.description, 'Hyväksy')
  return opened
}

describe('the price of extra work', () => {
  it('RC-21 LW-04 promises one thing: that of the job before that of its product, on the page and in the booking', async () => {
    const { user } = await answered()
    expect(main()).toHaveTextContent(/Enimmäishinta 169,00\s€/)
    expect(main()).not.toHaveTextContent('hinta-arvio')
    await user.click(send())
    await sent()
    const [, brakes] = await orderRows()
    expect(brakes).toMatchObject({ product: { id: 1001 }, price: { kind: 'maximum' } })
    expect(brakes.price).not.toHaveProperty('allowed_excess_percent')
  })
})

describe('a product that leaves the catalogue between opening and sending', () => {
  it('PU-04 is named, and the customer decides on the rest before anything is sent', async () => {
    const { user } = await answered()
    await importChanged(shop.db(), withoutProduct(1103))
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ehdotus on muuttunut. Tarkista työt ja hinnat ja vastaa sitten. Näitä emme voi enää tehdä tällä käynnillä: Suodattimen vaihto.',
    )
    expect(shop.count('addBookingRows')).toBe(0)
    expect(screen.queryByRole('radiogroup', { name: /Suodattimen vaihto/ })).toBeNull()
    expect(main()).toHaveTextContent('Ei enää tilattavissaEmme tee näitä töitä tällä käynnillä.Suodattimen vaihto')
    await user.click(send())
    await sent()
    expect(main()).toHaveTextContent('JarruhuoltoHyväksyttyEnimmäishinta 169,00 €')
    expect(main()).toHaveTextContent('Suodattimen vaihtoEi enää tilattavissa')
    expect((await orderRows()).map((row: { product: { id: number } }) => row.product.id)).toEqual([101, 1001])
    const [ticket] = await queryRows(
      shop.db(),
      sql`select decision from service_ticket order by id desc limit 1`,
      any(),
    )
    expect(Object(ticket).decision.unavailable).toEqual(['Suodattimen vaihto'])
  })

  it('PU-04 is named too if it leaves while the answer is being sent', async () => {
    const { user } = await answered(BATTERY)
    shop.answer('markServiceTicketDone', async (pass) => {
      shop.restore('markServiceTicketDone')
      await importChanged(shop.db(), withoutProduct(1001))
      return pass()
    })
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Näitä emme voi enää tehdä tällä käynnillä: Jarruhuolto.',
    )
    expect(screen.queryByText(GENERAL)).toBeNull()
    expect(await orderRows()).toHaveLength(1)
    await user.click(send())
    await sent()
    expect((await orderRows()).map((row: { product: { id: number } }) => row.product.id)).toEqual([101, 1201])
  })
})
