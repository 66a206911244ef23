import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { axeFaults } from '../../harness/screens/axe'
import { openApp, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { accept, decide, openWork, PICTURE, propose } from '../../harness/visitors/extra-work'
import { fillBooking } from '../../harness/visitors/fill-booking'

const shop = openShop()
beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const rows = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  Object(await shop.db().execute(query)).rows

/** Books a visit and proposes extra work on it. Resolves to the code of the link. */
async function proposed(): Promise<string> {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  await api.saveBooking({})
  const [booking] = await rows(sql`select id::text from booking`)
  return propose(shop.db(), String(booking?.['id']))
}
/** Ids of the products that are booked. */
const booked = async (): Promise<number[]> => {
  const [row] = await rows(sql`select document->'order_items' as items from booking`)
  return Object(row?.['items']).map(({ product }: { product: { id: number } }) => product.id)
}

const open = (code: string, more = ''): OpenedApp =>
  openApp({ path: `/peruutus?kampanja=1&ticket=${encodeURIComponent(code)}${more}` })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const job = (name: string) => within(screen.getByRole('radiogroup', { name: `Teemmekö työn: ${name}?` }))
const choose = (user: UserEvent, name: string, choice: 'Hyväksy' | 'Älä tee') =>
  user.click(job(name).getByRole('radio', { name: choice }))
const send = () => screen.getByRole('button', { name: 'Lähetä vastaus' })
const main = () => screen.getByRole('main')
const TITLE = 'Autostasi löytyi lisätyötä'
const SENT = 'Kiitos, vastauksesi on lähetetty.'

/** Opens the ticket and answers both jobs. */
async function answered(code: string): Promise<OpenedApp> {
  const opened = open(code)
  await heading(TITLE)
  await choose(opened.user, 'Jarruhuolto', 'Hyväksy')
  await choose(opened.user, 'Suodattimen vaihto', 'Älä tee')
  return opened
}

describe('extra work opened by its link', () => {
  it('PU-04 removes the code from the address and tells what was found, the price and its kind, and what happens without', async () => {
    const code = await proposed()
    open(code)
    await heading(TITLE)
    expect(window.location.href).toMatch(/\/peruutus\?kampanja=1$/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Varauksen muokkaus/peruutus')
    await screen.findByText('Kitkapintaa jäljellä 2 mm.')
    for (const words of [
      'Löysimme työtä, johon tarvitsemme sinun vastauksesi.',
      'ABC-123, Toyota Corolla 1.8 Hybrid, Helsinki Roihupelto',
      'Voit vastata pe 27.11.2026 asti.',
      'Kiireellinen',
      'Enimmäishinta 169,00 €',
      'Jos työtä ei tehdä: Jarrulevyt vaurioituvat.',
      'Voi odottaa',
      'Kiinteä hinta 59,00 €',
      'Renkaiden urasyvyys on 4 mm.',
      'Soita, niin autamme: 09 555 0101',
    ])
      expect(main()).toHaveTextContent(words)
    expect(screen.getByRole('img', { name: 'Toimipisteen kuva: Jarruhuolto' })).toHaveAttribute('src', PICTURE)
    // Nothing is preselected, and a remark asks nothing.
    expect(screen.getAllByRole('radio').filter((one) => one.matches(':checked'))).toEqual([])
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
    expect(shop.lastBody('openServiceTicket')).toEqual({
      ticketCode: code,
      organizationId: 1,
      usedProcessType: 'CANCEL_FORM',
    })
    expect(await axeFaults()).toEqual([])
  })

  it('PU-03 PU-04 sends accepted rows and that the ticket is done, once, and shows what was decided', async () => {
    const { user } = await answered(await proposed())
    const answer = () => within(screen.getByRole('heading', { name: 'Vastauksesi' }).parentElement ?? document.body)
    expect(answer().getByText('Hyväksytyt yhteensä').nextSibling).toHaveTextContent('169,00 €')
    await user.click(await screen.findByRole('checkbox', { name: 'Ulkopesu' }))
    expect(answer().getByText('Hyväksytyt yhteensä').nextSibling).toHaveTextContent('194,00 €')
    expect(main()).toHaveTextContent('Lisäämme hyväksymäsi työt varaukseesi ja laskuusi. Muita töitä emme tee.')
    await user.type(screen.getByLabelText('Paloiko mittaristossa merkkivalo?'), ' ABS-jarrut ')
    expect(main()).toHaveTextContent('Lukkiutumattomissa jarruissa on vika. Tavalliset jarrut toimivat.')
    const release = shop.hold('markServiceTicketDone')
    await user.dblClick(send())
    await screen.findByRole('button', { name: 'Lähetetään vastausta…' })
    release()
    expect(await heading(SENT)).toHaveFocus()
    expect(shop.lastBody('addBookingRows')).toMatchObject([
      { productId: 1001, provider: 'WORKSHOP', amount: 1 },
      { productId: 303, provider: 'WORKSHOP', amount: 1 },
    ])
    expect([shop.count('addBookingRows'), shop.count('markServiceTicketDone')]).toEqual([1, 1])
    expect(await booked()).toEqual([101, 1001, 303])
    const [saved] = await rows(sql`select document->'symptoms'->0->>'description' as light from booking`)
    expect(saved).toEqual({ light: 'Merkkivalo palaa: ABS-jarrut' })
    expect(main()).toHaveTextContent('JarruhuoltoHyväksyttyEnimmäishinta 169,00 €')
    expect(main()).toHaveTextContent('Suodattimen vaihtoEi tehdä')
    expect(main()).toHaveTextContent('Hyväksytyt yhteensä194,00 €')
    expect(await axeFaults()).toEqual([])
  })

  it('PU-04 asks for an answer to every job, and moves the focus to the first without one', async () => {
    const { user } = open(await proposed())
    await heading(TITLE)
    await choose(user, 'Jarruhuolto', 'Älä tee')
    await user.click(send())
    expect(await screen.findByText('Vastaa ensin jokaiseen työhön.')).toBeVisible()
    const filter = screen.getByRole('radiogroup', { name: 'Teemmekö työn: Suodattimen vaihto?' })
    expect(filter).toHaveAccessibleDescription('Valitse, teemmekö työn.')
    expect(job('Suodattimen vaihto').getByRole('radio', { name: 'Hyväksy' })).toHaveFocus()
    expect(shop.count('markServiceTicketDone')).toBe(0)
    await user.keyboard('{ArrowRight}')
    expect(screen.queryByText('Vastaa ensin jokaiseen työhön.')).toBeNull()
  })

  it('PU-04 declines by leaving the rows out', async () => {
    const { user } = open(await proposed())
    await heading(TITLE)
    await choose(user, 'Jarruhuolto', 'Älä tee')
    await choose(user, 'Suodattimen vaihto', 'Älä tee')
    expect(main()).toHaveTextContent('Emme tee lisätyötä. Teemme vain sen, minkä olet varannut.')
    await user.click(send())
    await heading(SENT)
    expect(shop.count('addBookingRows')).toBe(0)
    expect(await booked()).toEqual([101])
  })

  it('PU-04 keeps the choices over a reload, and tells after the answer what was decided', async () => {
    const code = await proposed()
    const first = await answered(code)
    first.close()
    const second = openApp({ path: '/peruutus' })
    await heading(TITLE)
    expect(job('Jarruhuolto').getByRole('radio', { name: 'Hyväksy' })).toBeChecked()
    expect(job('Suodattimen vaihto').getByRole('radio', { name: 'Älä tee' })).toBeChecked()
    await second.user.click(send())
    await heading(SENT)
    second.close()
    const third = open(code)
    await heading('Olet vastannut tähän ehdotukseen.')
    expect(main()).toHaveTextContent('Vastasit ma 23.11.2026 klo 8.')
    expect(main()).toHaveTextContent('JarruhuoltoHyväksyttyEnimmäishinta 169,00 €')
    expect([shop.count('addBookingRows'), shop.count('markServiceTicketDone')]).toEqual([1, 1])
    third.close()
    // In another tab the server tells no more than of an unknown code.
    window.sessionStorage.clear()
    open(code)
    await heading('Ehdotusta ei löytynyt')
  })
})

describe('an answer on its way', () => {
  it('PU-04 cannot be changed', async () => {
    const { user } = await answered(await proposed())
    const release = shop.hold('addBookingRows')
    await user.click(send())
    const brakes = (choice: string) => job('Jarruhuolto').getByRole('radio', { name: choice })
    await waitFor(() => expect(brakes('Älä tee')).toBeDisabled())
    await user.click(brakes('Älä tee'))
    expect(brakes('Hyväksy')).toBeChecked()
    release()
    await heading(SENT)
    expect(await booked()).toEqual([101, 1001])
  })
})

describe('an answer whose response is lost', () => {
  it('PU-04 is repeated without adding rows again, and cannot be changed meanwhile', async () => {
    const { user } = await answered(await proposed())
    shop.answer('markServiceTicketDone', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await user.click(send())
    await screen.findByText(/^Emme vielä tiedä, menikö vastauksesi perille/)
    expect(job('Jarruhuolto').getByRole('radio', { name: 'Älä tee' })).toBeDisabled()
    shop.restore('markServiceTicketDone')
    await user.click(screen.getByRole('button', { name: 'Lähetä uudelleen' }))
    await heading(SENT)
    expect(shop.count('addBookingRows')).toBe(1)
    expect(await booked()).toEqual([101, 1001])
    const mails = await rows(sql`select 1 from outbox where message->>'kind' = 'EXTRA_WORK_DECIDED'`)
    expect(mails).toHaveLength(2)
  })

  it('PU-04 is known after a reload', async () => {
    const { user, close } = await answered(await proposed())
    shop.answer('markServiceTicketDone', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await user.click(send())
    await screen.findByText(/^Emme vielä tiedä/)
    close()
    openApp({ path: '/peruutus' })
    expect(await heading('Olet vastannut tähän ehdotukseen.')).toBeVisible()
  })

  it('PU-04 of the accepted rows is repeated', async () => {
    const { user } = await answered(await proposed())
    shop.answer('addBookingRows', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await user.click(send())
    await screen.findByText(/^Emme vielä tiedä/)
    shop.restore('addBookingRows')
    await user.click(screen.getByRole('button', { name: 'Lähetä uudelleen' }))
    await heading(SENT)
    expect(await booked()).toEqual([101, 1001])
  })
})

describe('a ticket that changes meanwhile', () => {
  it('PU-04 cannot be answered in two tabs', async () => {
    const code = await proposed()
    const { user } = await answered(code)
    const other = await shop.visitor('CANCEL_FORM')
    const { items } = await openWork(other, code)
    await accept(other, items[1])
    await decide(other, code)
    await user.click(send())
    expect(await heading('Ehdotus on jo käsitelty')).toHaveFocus()
    expect(main()).toHaveTextContent('Emme tee työtä, jota et ole hyväksynyt.')
    expect(await booked()).toEqual([101, 1103])
  })

  it('PU-04 with another price asks again for that job only', async () => {
    const { user } = await answered(await proposed())
    await shop.db().execute(sql`update product set active_cents = 19900 where id = 1001`)
    try {
      await user.click(send())
      await screen.findByText('Ehdotus on muuttunut. Tarkista työt ja hinnat ja vastaa sitten.')
      expect(main()).toHaveTextContent('Enimmäishinta 199,00 €')
      expect(job('Jarruhuolto').getByRole('radio', { name: 'Hyväksy' })).not.toBeChecked()
      expect(job('Suodattimen vaihto').getByRole('radio', { name: 'Älä tee' })).toBeChecked()
      expect(shop.count('markServiceTicketDone')).toBe(0)
      await choose(user, 'Jarruhuolto', 'Hyväksy')
      await user.click(send())
      await heading(SENT)
      expect(main()).toHaveTextContent('Enimmäishinta 199,00 €')
    } finally {
      await shop.db().execute(sql`update product set active_cents = 16900 where id = 1001`)
    }
  })

  it('PU-04 is answered in a new session if the first one has expired', async () => {
    const { user } = await answered(await proposed())
    await shop.db().execute(sql`update session set last_seen_at = now() - interval '1 day'`)
    await user.click(send())
    await heading(SENT)
    expect(await booked()).toEqual([101, 1001])
  })
})

describe('a ticket that cannot be shown', () => {
  it('PU-04 looks alike if it is unknown, done or expired, and leads to the page of bookings', async () => {
    const [done, expired] = [await proposed(), await proposed()]
    const other = await shop.visitor('CANCEL_FORM')
    await openWork(other, done)
    await decide(other, done)
    await shop.db().execute(sql`
      update service_ticket set expires = '2026-11-22' where booking_id is not null and done_at is null`)
    const texts: string[] = []
    for (const code of [done, expired, 'LISATYO-0000']) {
      const { close } = open(code)
      await heading('Ehdotusta ei löytynyt')
      await screen.findByRole('link', { name: '09 555 0100' })
      texts.push(main().textContent)
      expect(await axeFaults()).toEqual([])
      close()
      window.sessionStorage.clear()
    }
    expect(new Set(texts).size).toBe(1)
    // The page says it itself, so there is no notification.
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
    const { user } = open('LISATYO-0000')
    await user.click(await screen.findByRole('button', { name: 'Avaa varauksen muokkaus' }))
    await screen.findByRole('button', { name: 'Avaa varaus' })
    expect(window.sessionStorage.getItem('huoltovaraus.ticket')).toBeNull()
  })

  it('PU-04 shows nothing of it where a server proposes nothing, or where no link was opened', async () => {
    shop.answer('openServiceTicket', () => HttpResponse.json({ id: 1, items: [] }))
    const { close } = open('X')
    await heading('Ehdotusta ei löytynyt')
    close()
    window.sessionStorage.clear()
    openApp({ path: '/peruutus' })
    await screen.findByRole('button', { name: 'Avaa varaus' })
    expect([shop.count('openServiceTicket'), shop.count('separatelySoldItems')]).toEqual([1, 0])
  })

  it('PU-04 says why it did not open, and opens on the next attempt', async () => {
    const code = await proposed()
    shop.fail('openServiceTicket', 500)
    const { user } = open(code)
    await screen.findByText('Ehdotuksen avaaminen epäonnistui.')
    shop.restore('openServiceTicket')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await heading(TITLE)).toBeVisible()
  })

  it('PU-04 gives way to a booking’s link that is opened in the same tab', async () => {
    open(await proposed())
    await heading(TITLE)
    window.location.hash = '#varaus=abc'
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Varaustunnus/ })).toHaveValue('abc'))
    expect(window.location.hash).toBe('')
    expect(window.sessionStorage.getItem('huoltovaraus.ticket')).toBeNull()
  })
})

describe('another server', () => {
  const sparse = {
    id: 'A7',
    items: [
      { id: 'x', description: 'Jarrut', product: { id: 'p-1', provider: 'ERP' }, price: 120 },
      { id: 'y', description: 'Akku', product: { id: 'p-2', provider: 'ERP' }, price: null },
    ],
  }

  it('PU-04 answers a ticket of which only the contract’s fields are known, without the optional calls', async () => {
    shop.answer('openServiceTicket', () => HttpResponse.json(sparse))
    for (const call of ['separatelySoldItems', 'serviceTicketInfoRows', 'reportWarningLight', 'getBooking'] as const)
      shop.fail(call, 404)
    shop.answer('addBookingRows', () => new HttpResponse(null, { status: 204 }))
    shop.answer('markServiceTicketDone', () => new HttpResponse(null, { status: 204 }))
    const { user } = open('erp-1')
    await heading(TITLE)
    expect(main()).toHaveTextContent('Hinta 120,00 €')
    expect(main()).toHaveTextContent('Hinta sovitaan')
    expect(screen.queryByRole('heading', { name: 'Haluatko samalla?' })).toBeNull()
    // The page does without those calls, so there is no notification.
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
    await choose(user, 'Jarrut', 'Älä tee')
    await choose(user, 'Akku', 'Hyväksy')
    expect(main()).toHaveTextContent('Osan hinnasta toimipiste sopii kanssasi.')
    await user.click(send())
    await heading(SENT)
    expect(shop.lastBody('addBookingRows')).toEqual([{ productId: 'p-2', provider: 'ERP', amount: 1 }])
    expect(shop.lastBody('markServiceTicketDone')).toEqual({ ticketCode: 'erp-1' })
  })

  it('PU-04 never loads a picture from elsewhere, and leaves out unknown words', async () => {
    const [first] = sparse.items
    const items = [{ ...first, picture: 'https://kuvat.example/a.jpg', urgency: 'YESTERDAY', priceKind: 7 }]
    shop.answer('openServiceTicket', () => HttpResponse.json({ ...sparse, items }))
    open('erp-2')
    await heading(TITLE)
    expect(document.querySelector('main img')).toBeNull()
    expect(main()).toHaveTextContent('Hinta 120,00 €')
  })
})
