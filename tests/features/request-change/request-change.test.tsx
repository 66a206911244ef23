import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { any } from 'superstruct'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/database'
import { heard } from '../../harness/screens/heard'
import { notification, openApp, openStep, type OpenOptions } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
beforeEach(async () => {
  for (const table of ['edit_request', 'outbox']) await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const SENT = 'Muutos/Peruutuspyyntö lähetetty'
const FAILED = /^Pyynnön lähettäminen epäonnistui/
const BOOKED = 'Turku Länsikeskus'

// The form that opens a booking has a register number too.
const form = () => within(screen.getByRole('form', { name: 'Ei varaustunnusta? Lähetä pyyntö' }))
const field = (name: RegExp) => form().getByLabelText(name)
const workshop = () => screen.getByLabelText<HTMLSelectElement>(/^Toimipiste/)
/** Pastes the text, because typing each key is slow and is tested elsewhere. */
async function put(user: UserEvent, name: RegExp, text: string): Promise<void> {
  await user.click(field(name))
  await user.paste(text)
}
const submit = () => screen.getByRole('button', { name: /^Lähetä pyyntö|^Lähetetään/ })
const alert = async (text: RegExp) => {
  const main = within(await screen.findByRole('main'))
  await waitFor(() => expect(main.getAllByRole('alert').some((one) => text.test(one.textContent))).toBe(true))
}
const sentHeading = () => screen.findByRole('heading', { level: 2, name: SENT })

async function open(options: OpenOptions = {}) {
  const opened = openApp({ path: '/peruutus', ...options })
  await screen.findByRole('option', { name: BOOKED })
  return opened
}

async function fill(user: UserEvent): Promise<void> {
  await user.selectOptions(workshop(), BOOKED)
  await put(user, /^Rekisterinumero/, 'klm-482')
  await put(user, /^Varattu huoltopäivä/, '17.9.2026')
}

describe('requesting a change', () => {
  it('CA-01 shows heading, tabs, info text and a form with the workshops of organization 1, and marks required fields', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Ajanvaraukset' }))
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Varauksen muokkaus/peruutus')
    expect(await screen.findByText(/^Voit pyytää varauksesi siirtämistä/)).toBeVisible()
    expect(shop.lastQuery('allOrganizations')?.get('parentId')).toBe('1')
    expect(within(workshop()).getAllByRole('option')).toHaveLength(13)
    for (const name of [/^Rekisterinumero/, /^Varattu huoltopäivä/]) expect(field(name)).toBeRequired()
    expect(workshop()).toBeRequired()
    for (const name of [/^Kellonaika/, /^Nimi/, /^Sähköposti/, /^Puhelinnumero/, /^Viesti/])
      expect(field(name)).not.toBeRequired()
    expect(field(/^Kellonaika/)).toHaveValue('')
    expect(screen.getAllByText('Tähdellä (*) merkityt tiedot ovat pakollisia.')).toHaveLength(1)
    for (const name of [/^Sähköposti/, /^Puhelinnumero/])
      expect(field(name)).toHaveAccessibleDescription(/^Anna sähköposti tai puhelinnumero/)
  })

  it('CA-02 shows errors above the form and beside the fields, and links each one to its field', async () => {
    const { user } = await open()
    await put(user, /^Rekisterinumero/, 'abcd-1234')
    await put(user, /^Kellonaika/, 'x')
    await put(user, /^Sähköposti/, 'aino.lehtonen@')
    await user.click(submit())
    const title = await screen.findByRole('heading', { level: 3, name: 'Tarkista antamasi tiedot' })
    expect(document.activeElement).toContainElement(title)
    expect(screen.getByText('Lomakkeessa on 5 korjattavaa kohtaa:')).toBeVisible()
    const faults = [
      ['Valitse toimipiste.', workshop()],
      ['Rekisterinumerossa voi olla enintään 7 merkkiä.', field(/^Rekisterinumero/)],
      ['Anna varattu huoltopäivä.', field(/^Varattu huoltopäivä/)],
      ['Tarkista sähköpostiosoite. Kirjoita se muodossa nimi@esimerkki.fi.', field(/^Sähköposti/)],
    ] as const
    for (const [words, control] of faults) {
      expect(control).toHaveAccessibleDescription(expect.stringContaining(words))
      expect(control).toBeInvalid()
      await user.click(screen.getByRole('link', { name: words }))
      expect(control).toHaveFocus()
    }
    expect(field(/^Kellonaika/)).toBeInvalid()
    expect(shop.count('sendEditRequest')).toBe(0)
    // Each error disappears when it is corrected. The next submission recounts them.
    await user.clear(field(/^Sähköposti/))
    expect(field(/^Sähköposti/)).toBeValid()
    await user.click(submit())
    expect(await screen.findByText('Lomakkeessa on 4 korjattavaa kohtaa:')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/^Tarkista antamasi tiedot/)
  })

  it('CA-02 accepts any picked day, even a past Sunday, and normalises typed values (reading 18)', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Valitse päivä kalenterista' }))
    await screen.findByRole('dialog', { name: 'Valitse päivä kalenterista' })
    expect(screen.getByRole('button', { name: 'Tänään, maanantai 23.11.' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'sunnuntai 1.11.' }))
    expect(field(/^Varattu huoltopäivä/)).toHaveValue('01.11.2026')
    expect(
      screen.getByRole('button', { name: 'Valitse päivä kalenterista, sunnuntai 1.11.2026, valittu' }),
    ).toHaveFocus()
    await user.clear(field(/^Kellonaika/))
    await put(user, /^Kellonaika/, '830')
    await user.tab()
    expect(field(/^Kellonaika/)).toHaveValue('08:30')
    await user.clear(field(/^Kellonaika/))
    await user.tab()
    expect(field(/^Kellonaika/)).toHaveValue('')
    // Pasted in the format of the confirmation.
    await user.clear(field(/^Varattu huoltopäivä/))
    await user.click(field(/^Varattu huoltopäivä/))
    await user.paste('to 17.9.2026 klo 14.15')
    await user.click(field(/^Nimi/))
    expect(field(/^Varattu huoltopäivä/)).toHaveValue('17.09.2026')
    expect(field(/^Kellonaika/)).toHaveValue('14:15')
    await put(user, /^Rekisterinumero/, 'abc-123')
    await user.tab()
    expect(field(/^Rekisterinumero/)).toHaveValue('ABC-123')
  })

  it('CA-03 sends the request once, shows what was sent, and can start another request', async () => {
    const { user } = await open()
    await fill(user)
    await put(user, /^Nimi/, 'Aino <b>Öhman</b>')
    await put(user, /^Sähköposti/, 'aino@example.fi')
    await user.type(field(/^Viesti/), 'Siirto{Enter}aamuun')
    const release = shop.hold('sendEditRequest')
    await user.dblClick(submit())
    expect(submit()).toHaveAccessibleName('Lähetetään pyyntöä…')
    await user.type(field(/^Nimi/), '{Enter}')
    release()
    expect(await sentHeading()).toHaveFocus()
    expect(await notification(`Onnistui: ${SENT}`)).toBeVisible()
    expect(shop.count('sendEditRequest')).toBe(1)
    expect(shop.lastQuery('sendEditRequest')?.get('installationType')).toBe('BASSADONE_PUBLIC')
    expect(shop.lastBody('sendEditRequest')).toEqual({
      organization: 5,
      registerNumber: 'KLM-482',
      reservedDate: '17.09.2026 00:00',
      name: 'Aino <b>Öhman</b>',
      email: 'aino@example.fi',
      phoneNumber: '',
      message: 'Siirto\naamuun',
    })
    expect(await queryRows(shop.db(), sql`select channel, message from edit_request`, any())).toEqual([
      { channel: 'PUBLIC', message: 'Siirto\naamuun' },
    ])

    expect(screen.getByText('Otamme sinuun yhteyttä, kun olemme käsitelleet pyynnön.')).toBeVisible()
    for (const text of [BOOKED, 'KLM-482', 'to 17.9.2026', 'Aino <b>Öhman</b>'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/0[.:]00/)
    expect(screen.queryByText('Puhelinnumero')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tee uusi varaus' })).toHaveAttribute('href', '/huolto')
    await user.click(screen.getByRole('button', { name: 'Lähetä toinen pyyntö' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Ei varaustunnusta? Lähetä pyyntö' })).toHaveFocus()
    for (const name of [/^Rekisterinumero/, /^Nimi/, /^Sähköposti/, /^Viesti/]) expect(field(name)).toHaveValue('')

    // Without contact details the page does not promise a reply.
    await fill(user)
    await user.click(submit())
    await sentHeading()
    expect(screen.queryByText(/^Otamme sinuun yhteyttä/)).not.toBeInTheDocument()
    expect(screen.getByText(/^Et antanut yhteystietoja/)).toBeVisible()
  })

  it('RC-26 CA-03 tells the given time as every surface does, on the page and in the mails, and sends it as asked', async () => {
    const { user } = await open()
    await user.selectOptions(workshop(), BOOKED)
    await put(user, /^Rekisterinumero/, 'klm-482')
    await put(user, /^Varattu huoltopäivä/, '5.12.2026')
    await user.clear(field(/^Kellonaika/))
    await put(user, /^Kellonaika/, '9.30')
    await put(user, /^Sähköposti/, 'aino@example.fi')
    await user.click(submit())
    await sentHeading()
    expect(screen.getByText(whole('la 5.12.2026 klo 9.30'))).toBeVisible()
    expect(shop.lastBody('sendEditRequest')).toMatchObject({ reservedDate: '05.12.2026 09:30' })
  })

  it('CA-03 reading 51: an answer that says no is not thanked for, loses nothing, and can be sent again', async () => {
    const { user } = await open()
    await fill(user)
    shop.answer('sendEditRequest', () => HttpResponse.json({ responseCode: 'FAILURE' }))
    await user.click(submit())
    await alert(FAILED)
    expect(screen.queryByRole('heading', { name: SENT })).toBeNull()
    expect(screen.queryByText(/odottamaton häiriö/)).toBeNull()
    expect(field(/^Rekisterinumero/)).toHaveValue('KLM-482')
    shop.restore('sendEditRequest')
    await user.click(submit())
    expect(await sentHeading()).toHaveFocus()
  })

  it('CA-03 tells the page around it once of a request that was sent, and never of one that failed', async () => {
    const events = heard('change-request-sent')
    const { user } = await open()
    await fill(user)
    shop.fail('sendEditRequest', 500)
    await user.click(submit())
    await alert(FAILED)
    expect(events).toEqual([])
    shop.restore('sendEditRequest')
    await user.click(submit())
    await sentHeading()
    expect(events).toEqual([null])
  })

  it('CA-03 keeps the input and shows the reason after a failure, and the next submission succeeds (reading 8)', async () => {
    const { user } = await open()
    await fill(user)
    await put(user, /^Puhelinnumero/, '040 123')
    const failures = [
      [() => HttpResponse.json({}, { status: 500 }), FAILED],
      [() => HttpResponse.error(), /^Yhteys palveluun katkesi/],
      [() => HttpResponse.json({ code: 'TOO_OFTEN' }, { status: 429 }), /^Olet yrittänyt liian monta kertaa/],
      [() => HttpResponse.json({ code: 'BAD_EMAIL' }, { status: 400 }), /^Tarkista sähköpostiosoite/],
      [() => HttpResponse.json({}, { status: 412 }), /^Istunto on päättynyt/],
    ] as const
    const sessions = shop.count('initSession')
    for (const [index, [answer, words]] of failures.entries()) {
      shop.answer('sendEditRequest', answer)
      await user.click(submit())
      await alert(words)
      await alert(/Pyynnön lähettäminen epäonnistui/)
      expect(shop.count('sendEditRequest')).toBe(index + 1)
      expect(submit()).toHaveFocus()
      expect(workshop().selectedOptions[0]).toHaveTextContent(BOOKED)
      expect(field(/^Rekisterinumero/)).toHaveValue('KLM-482')
      expect(field(/^Varattu huoltopäivä/)).toHaveValue('17.09.2026')
      expect(field(/^Puhelinnumero/)).toHaveValue('040 123')
    }
    expect(await notification('Varoitus: Istunto on päättynyt')).toBeVisible()
    expect(shop.count('initSession')).toBe(sessions)
    shop.restore('sendEditRequest')
    await user.click(submit())
    expect(await sentHeading()).toHaveFocus()
    expect(shop.count('initSession')).toBe(sessions + 1)
  })

  it('CA-01 can be filled in while the workshops load or fail to load, and retries in place', async () => {
    const release = shop.hold('allOrganizations')
    const { user } = openApp({ path: '/peruutus' })
    expect(await screen.findByRole('option', { name: 'Haetaan toimipisteitä…' })).toBeInTheDocument()
    await put(user, /^Rekisterinumero/, 'klm-482')
    shop.fail('allOrganizations', 500)
    release()
    // `hold` lets the first request succeed, so the failure is tested by leaving the page and returning.
    await screen.findByRole('option', { name: BOOKED })
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await alert(/^Toimipisteiden haku epäonnistui/)
    expect(field(/^Rekisterinumero/)).toHaveValue('KLM-482')
    await put(user, /^Nimi/, 'Aino')
    shop.restore('allOrganizations')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(workshop()).toHaveFocus()
    expect(await screen.findByRole('option', { name: BOOKED })).toBeInTheDocument()
    expect(screen.queryByText(/^Toimipisteiden haku epäonnistui/)).not.toBeInTheDocument()
    expect(field(/^Nimi/)).toHaveValue('Aino')
  })

  it('CA-01 lists all workshops if organization 1 has none, and reopens an expired session', async () => {
    const { answer } = shop
    let tries = 0
    answer('allOrganizations', async (pass) => {
      tries += 1
      if (tries === 1) return HttpResponse.json({}, { status: 412 })
      return tries === 2 ? HttpResponse.json([]) : pass()
    })
    await open()
    expect(shop.sent('allOrganizations').map(({ query }) => query.get('parentId'))).toEqual(['1', '1', null])
    expect(screen.queryByText(/^Toimipisteiden haku epäonnistui/)).not.toBeInTheDocument()
  })

  it('CA-03 keeps the input while another tab is open, clears it on reload, and stores nothing', async () => {
    const { user, close } = await open()
    await fill(user)
    await put(user, /^Viesti/, 'Salainen')
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toMatch(/Salainen|KLM-482/i)
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await screen.findByRole('option', { name: BOOKED })
    expect(workshop().selectedOptions[0]).toHaveTextContent(BOOKED)
    expect(field(/^Viesti/)).toHaveValue('Salainen')
    await user.click(submit())
    await sentHeading()
    close()
    await open()
    expect(shop.count('sendEditRequest')).toBe(1)
    expect(field(/^Viesti/)).toHaveValue('')
  })

  it('CA-03 shows nothing about requests of an earlier opening, even if their responses arrive later', async () => {
    const { user } = await open({ mountsOnce: true })
    const leave = async (): Promise<void> => {
      await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
      await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    }
    const comeBack = async (): Promise<void> => {
      await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
      await screen.findByRole('option', { name: BOOKED })
    }
    await fill(user)
    shop.fail('sendEditRequest', 500)
    await user.click(submit())
    await alert(FAILED)
    await leave()
    await comeBack()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    expect(field(/^Rekisterinumero/)).toHaveValue('KLM-482')

    let release = (): void => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    shop.answer('sendEditRequest', async () => {
      await gate
      return HttpResponse.json({}, { status: 429 })
    })
    await user.click(submit())
    await leave()
    release()
    expect(await screen.findByText(/^Olet yrittänyt liian monta kertaa/)).toBeVisible()
    await comeBack()
    expect(submit()).toHaveAccessibleName('Lähetä pyyntö')
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()

    const pass = shop.hold('sendEditRequest')
    await user.click(submit())
    await leave()
    pass()
    expect(await notification(`Onnistui: ${SENT}`)).toBeVisible()
    await comeBack()
    expect(screen.queryByRole('heading', { name: SENT })).not.toBeInTheDocument()
    expect(field(/^Rekisterinumero/)).toHaveValue('')

    await fill(user)
    await user.click(submit())
    await sentHeading()
    await leave()
    await comeBack()
    expect(screen.queryByRole('heading', { name: SENT })).not.toBeInTheDocument()
  })

  it('RT-04 clears the active process when opened', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await screen.findByRole('heading', { name: 'Valitse palvelut' })
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await user.click(await screen.findByRole('button', { name: 'Poistu varauksesta' }))
    await screen.findByRole('option', { name: BOOKED })
    expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('CANCEL_FORM')
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(screen.getByLabelText(/^Rekisterinumero/)).toHaveValue('')
  })
})
