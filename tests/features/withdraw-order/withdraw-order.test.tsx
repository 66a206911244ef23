import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { axeFaults } from '../../harness/screens/axe'
import { openCustomer } from '../../harness/screens/customer-page'
import { openApp, primary, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { fillBooking } from '../../harness/visitors/fill-booking'
import { whole } from '../../harness/screens/whole'
import { findPart, queryPart } from '../../harness/screens/part'

const shop = openShop(undefined, { withdrawal: withdrawalTerms() })
const GRANTED = { withdrawal: withdrawalTerms() }
const REQUIRED = { withdrawal: withdrawalTerms({ earlyStart: 'required' }) }
const LABEL = 'Peruuta sopimus tästä'

beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'booking', 'withdrawal', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

async function booked(): Promise<string> {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}
async function open(key: string, config: object = GRANTED, hash = ''): Promise<OpenedApp> {
  const opened = openApp({ path: `/peruutus#varaus=${encodeURIComponent(key)}`, config: JSON.stringify(config) })
  const button = await screen.findByRole('button', { name: 'Avaa varaus' })
  if (hash !== '') window.location.hash = hash
  await opened.user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
  await opened.user.paste('abc-123')
  await opened.user.click(button)
  await screen.findByRole('button', { name: 'Vaihda aika' })
  return opened
}
const told = (term: string) =>
  screen.getAllByRole('definition').find((one) => one.previousElementSibling?.textContent === term)
const button = (name: string) => screen.getByRole('button', { name })
const statements = async (): Promise<unknown> => {
  const found: unknown = await shop.db().execute(sql`select name, email from withdrawal`)
  return Object(found).rows
}
async function confirm({ user }: OpenedApp): Promise<void> {
  await user.click(within(await findPart('Peruuttamisoikeus', 3)).getByRole('button', { name: LABEL }))
  await user.click(button('Jatka'))
  await user.click(button('Vahvista peruuttaminen'))
}

describe('the page of a booking', () => {
  it('LW-03 takes the statement in two steps, prefilled, and then tells when it was received', async () => {
    const { user } = await open(await booked())
    const offer = within(await findPart('Peruuttamisoikeus', 3))
    expect(
      offer.getByText(whole('Voit peruuttaa sopimuksen ma 7.12.2026 saakka. Sinun ei tarvitse kertoa syytä.')),
    ).toBeVisible()
    expect(offer.getByText('Sinulla on oikeus peruuttaa sopimus 14 päivän kuluessa.')).toBeInTheDocument()
    expect(await axeFaults()).toEqual([])
    await user.click(offer.getByRole('button', { name: LABEL }))

    const statement = within(await findPart('Peruuttamisilmoitus', 3))
    expect(screen.getByRole('heading', { name: 'Peruuttamisilmoitus' })).toHaveFocus()
    expect(statement.getByText('Ilmoitan, että peruutan tekemäni sopimuksen.')).toBeVisible()
    expect(statement.getByText(/^Perushuolto/)).toBeVisible()
    const [name, email] = [/^Nimi/, /^Sähköposti/].map((label) => statement.getByRole('textbox', { name: label }))
    expect([name, email].map((field) => field?.getAttribute('value'))).toEqual(['Aino Öhman', 'aino@example.fi'])
    await user.clear(name ?? document.body)
    await user.click(statement.getByRole('button', { name: 'Jatka' }))
    expect(name).toHaveAccessibleDescription('Anna nimesi.')
    await user.click(name ?? document.body)
    await user.paste('Aino Maria Öhman')
    expect(await axeFaults()).toEqual([])
    await user.click(statement.getByRole('button', { name: 'Jatka' }))

    // Nothing has been sent yet, and the statement can be corrected.
    const confirmation = within(await findPart('Vahvista peruuttaminen', 3))
    expect(confirmation.getByText('Aino Maria Öhman')).toBeVisible()
    await user.click(confirmation.getByRole('button', { name: 'Muuta tietoja' }))
    expect(screen.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Aino Maria Öhman')
    await user.click(button('Jatka'))
    expect(shop.count('withdraw')).toBe(0)
    expect(await axeFaults()).toEqual([])
    await user.dblClick(button('Vahvista peruuttaminen'))

    expect(await screen.findByRole('heading', { level: 2, name: 'Sopimus on peruutettu.' })).toHaveFocus()
    expect(
      screen.getByText(
        whole('Vastaanotimme ilmoituksesi ma 23.11.2026 klo 8.00. Lähetämme kuittauksen osoitteeseen aino@example.fi.'),
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Vaihda aika' })).toBeNull()
    expect(shop.count('withdraw')).toBe(1)
    expect(await statements()).toEqual([{ name: 'Aino Maria Öhman', email: 'aino@example.fi' }])
    expect(await axeFaults()).toEqual([])
  })

  it('LW-03 forgets a statement that was begun when the visitor leaves the page', async () => {
    const { user } = await open(await booked())
    await user.click(within(await findPart('Peruuttamisoikeus', 3)).getByRole('button', { name: LABEL }))
    const name = () => screen.findByRole('textbox', { name: /^Nimi/ })
    await user.clear(await name())
    await user.type(await name(), 'Toinen Nimi')
    await user.click(button('Jatka'))
    await screen.findByText('Toinen Nimi')
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await user.click(await screen.findByRole('textbox', { name: /^Rekisterinumero/ }))
    await user.paste('abc-123')
    await user.click(button('Avaa varaus'))
    await user.click(within(await findPart('Peruuttamisoikeus', 3)).getByRole('button', { name: LABEL }))
    expect(await name()).toHaveValue('Aino Öhman')
  })

  it('LW-03 says that the right was used when the booking is opened again', async () => {
    const key = await booked()
    const opened = await open(key)
    await confirm(opened)
    await screen.findByText('Sopimus on peruutettu.')
    expect(told('Aika')).toHaveTextContent('ti 24.11.2026 klo 7.00–8.30')
    opened.close()
    const { user } = openApp({ path: `/peruutus#varaus=${encodeURIComponent(key)}`, config: JSON.stringify(GRANTED) })
    await screen.findByRole('button', { name: 'Avaa varaus' })
    await user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
    await user.paste('abc-123')
    await user.click(button('Avaa varaus'))
    expect(await screen.findByText(/^Olet käyttänyt peruuttamisoikeuttasi/)).toBeVisible()
    expect(told('Aika')).toHaveTextContent('ti 24.11.2026 klo 7.00–8.30')
    expect(told('Toimipiste')).toHaveTextContent('Helsinki Roihupelto')
    expect(told('Peruuttamisilmoitus')).toHaveTextContent('ma 23.11.2026 klo 8.0')
    expect(screen.getByRole('link', { name: 'Tee uusi varaus' })).toBeVisible()
  })

  it('LW-03 works after a move, whose session has ended', async () => {
    const opened = await open(await booked())
    const { user } = opened
    await user.click(button('Vaihda aika'))
    await user.click(await screen.findByLabelText('Valitse aika klo 9.00'))
    await user.click(primary('Jatka'))
    const dialog = within(await screen.findByRole('dialog', { name: /^Haluatko vaihtaa ajan\?/ }))
    await user.click(dialog.getByRole('button', { name: 'Vaihda aika' }))
    await screen.findByText('Varauksesi on siirretty.')
    await confirm(opened)
    await screen.findByText('Sopimus on peruutettu.')
    expect(await statements()).toHaveLength(1)
  })

  it('LW-03 keeps the statement after a failure, and sends it again', async () => {
    const opened = await open(await booked())
    shop.fail('withdraw', 500)
    await confirm(opened)
    const alert = await within(screen.getByRole('main')).findByRole('alert')
    expect(alert).toHaveTextContent('Ilmoituksen lähettäminen epäonnistui.')
    shop.answer('withdraw', () => HttpResponse.json({ code: 'NO_WITHDRAWAL', message: '' }, { status: 409 }))
    await opened.user.click(button('Vahvista peruuttaminen'))
    await screen.findByText('Peruuttamisaika on päättynyt, tai varausta on muutettu toisaalla.')
    shop.restore('withdraw')
    await opened.user.click(button('Vahvista peruuttaminen'))
    await screen.findByText('Sopimus on peruutettu.')
  })

  it.each([
    ['with', 'a wish to begin', true],
    ['without', 'such a wish, who owes nothing', false],
  ])(
    'LW-03 acknowledges a statement that cancels nothing, because the visit has begun, %s %s',
    async (_with, _wish, isWished) => {
      const key = await booked()
      await shop.db().execute(sql`
      update booking set document = jsonb_set(jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:00:00"'),
        '{withdrawal,early_start}', ${JSON.stringify(isWished)}::jsonb)`)
      const opened = openApp({ path: `/peruutus#varaus=${encodeURIComponent(key)}`, config: JSON.stringify(GRANTED) })
      const { user } = opened
      await screen.findByRole('button', { name: 'Avaa varaus' })
      await user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
      await user.paste('abc-123')
      await user.click(button('Avaa varaus'))
      const offer = within(await findPart('Peruuttamisoikeus', 3))
      expect(offer.getByText(/^Auto on jo vastaanotettu tai käynti on alkanut\./)).toBeVisible()
      const owed = screen.queryAllByText('Tehdystä työstä maksat sovitun hinnan.')
      expect(owed).toHaveLength(isWished ? 1 : 0)
      await confirm(opened)
      const received = within(await findPart('Peruuttamisilmoituksesi on vastaanotettu.', 3))
      expect(received.getByText(whole(/ma 23\.11\.2026 klo 8\.00/))).toBeVisible()
      expect(screen.queryByRole('button', { name: LABEL })).toBeNull()
      const told = await screen.findByText(whole('Peruuttamisilmoitus', 'dt'))
      expect(told.nextElementSibling).toHaveTextContent('ma 23.11.2026 klo 8.00')
    },
  )

  it('LW-03 offers nothing once the days are over', async () => {
    const key = await booked()
    await shop
      .db()
      .execute(sql`update booking set document = jsonb_set(document, '{withdrawal,until}', '"2026-11-22"')`)
    await open(key)
    await waitFor(() => expect(shop.count('settings')).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: LABEL })).toBeNull()
    // The footer has the link for as long as the chain grants the right.
    expect(await screen.findByRole('link', { name: LABEL })).toBeVisible()
  })
})

describe('the label in the footer', () => {
  it('LW-03 leads to the page of bookings, says to open one first, and then to the function', async () => {
    const key = await booked()
    const { user, close } = openApp({ path: '/huolto', config: JSON.stringify(GRANTED) })
    await user.click(await screen.findByRole('link', { name: LABEL }))
    await screen.findByText('Avaa ensin varauksesi. Sen sivulla voit peruuttaa sopimuksen.')
    expect(window.location.pathname + window.location.hash).toBe('/peruutus#peruuttamisoikeus')
    close()
    await open(key, GRANTED, '#peruuttamisoikeus')
    await findPart('Peruuttamisoikeus', 3)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Peruuttamisoikeus' })).toHaveFocus())
  })

  it.each<[string, object, readonly string[]]>([
    ['the chain grants nothing', {}, ['withdrawal']],
    ['the server does not announce it', GRANTED, []],
  ])('LW-03 AS-07 shows nothing of it if %s', async (_, config, extensions) => {
    const key = await booked()
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions }))
    await open(key, config)
    await screen.findByRole('link', { name: 'Saavutettavuusseloste' })
    expect(document.body).not.toHaveTextContent(LABEL)
    expect(queryPart('Peruuttamisoikeus', 3)).toBeNull()
  })
})

describe('the customer step', () => {
  const tick = () => screen.findByRole('checkbox', { name: /^Haluan, että työ aloitetaan peruuttamisajan kuluessa/ })

  it('LW-03 asks for the wish to begin earlier, saves it with the booking, and tells it on Kiitos', async () => {
    const { user } = await openCustomer(shop, '', {}, JSON.stringify(GRANTED))
    const box = await tick()
    expect(box).not.toBeChecked()
    expect(box).toHaveAccessibleDescription(/Kun työ on tehty kokonaan, et voi enää peruuttaa\./)
    expect(screen.getByText(whole(/^Voit peruuttaa sopimuksen ma 7\.12\.2026 saakka\./))).toBeVisible()
    expect(screen.getByText('Sinulla on oikeus peruuttaa sopimus 14 päivän kuluessa.')).toBeInTheDocument()
    expect(primary('Lähetä varaus')).not.toHaveAttribute('aria-disabled')
    await user.click(box)
    expect(box).toBeChecked()
    expect(await axeFaults()).toEqual([])
    await user.click(primary('Lähetä varaus'))
    const told = await screen.findByText(whole('Työn aloitus peruuttamisaikana', 'dt'))
    expect(told.nextElementSibling).toHaveTextContent('Pyydetty')
  })

  it('LW-03 waits for the wish where the chain requires it', async () => {
    const { user } = await openCustomer(shop, '', {}, JSON.stringify(REQUIRED))
    const box = await tick()
    await waitFor(() => expect(primary('Lähetä varaus')).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getAllByText(/^Varattu aika on ennen peruuttamisajan päättymistä\./)[0]).toBeVisible()
    await user.click(box)
    await waitFor(() => expect(primary('Lähetä varaus')).not.toHaveAttribute('aria-disabled'))
  })

  it('LW-03 keeps a wish that could not be saved, and does not send the booking without it', async () => {
    const { user } = await openCustomer(shop, '', {}, JSON.stringify(GRANTED))
    const box = await tick()
    shop.fail('saveEarlyStart', 500)
    await user.click(box)
    await screen.findByText('Valintasi tallentaminen epäonnistui.')
    expect(box).toBeChecked()
    await user.click(primary('Lähetä varaus'))
    await waitFor(() => expect(shop.count('saveEarlyStart')).toBe(2))
    expect(shop.count('saveBooking')).toBe(0)
    shop.restore('saveEarlyStart')
    await user.click(primary('Lähetä varaus'))
    const told = await screen.findByText(whole('Työn aloitus peruuttamisaikana', 'dt'))
    expect(told.nextElementSibling).toHaveTextContent('Pyydetty')
  })

  it('LW-03 tells the right and asks nothing for a visit after the days', async () => {
    await openCustomer(shop, '', { days: { start: '2026-12-08', end: '2026-12-11' } }, JSON.stringify(REQUIRED))
    await screen.findByText(whole(/^Voit peruuttaa sopimuksen ma 7\.12\.2026 saakka\./))
    expect(screen.queryByRole('checkbox', { name: /peruuttamisajan/ })).toBeNull()
    expect(primary('Lähetä varaus')).not.toHaveAttribute('aria-disabled')
  })
})
