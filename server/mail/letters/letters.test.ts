import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Customer } from '#shared/api/nouns/customer'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { letterHtml } from '../letter-html'
import { letterText } from '../letter-text'
import type { Letter } from '../letter'
import { readyLetter } from './around-visit'
import { cancelledLetter, changedLetter, confirmationLetter, movedLetter } from './customer'
import { proposedLetter } from './extra-work'
import { quotedSafely } from './quoted-safely'
import { acknowledgementLetter, changeRequestNotice, feedbackNotice } from './requests'
import { cancelledNotice, changedNotice, leftNotice, movedNotice, noticeLetter } from './workshop'

const KEY = 'k3y-k3y_k3y'
const PREVIOUS = { start: '2026-11-20T08:00:00', end: '2026-11-20T09:30:00', isDay: false }
const matter = {
  document: booking(),
  key: KEY,
  phone: '09 555 0101',
  publicUrl: 'https://varaus.example.fi',
}

/** Rows of a letter's tables. */
const rows = (letter: Letter): Record<string, string> =>
  Object.fromEntries(letter.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : [])))

describe('the confirmation', () => {
  it('CU-04 lists the booking as plain text', () => {
    expect(letterText(confirmationLetter(matter))).toBe(`Kiitos varauksestasi!

Varauksesi on vahvistettu. Tuo auto klo 9.05. Maksat toimipisteessä, kun
noudat auton.

Varauksen tiedot:
Aika: ti 24.11.2026 klo 9.05–10.35
Toimipiste: Helsinki Roihupelto
Osoite: Nokka-akselinkatu 3, 00880 Helsinki
Puhelinnumero: 09 555 0101
Avoinna: arkisin klo 7.00–21.00
Rekisterinumero: ABC-123
Ajoneuvo: Škoda Octavia
Mittarilukema: 84\u00A0500 km
Auton jättö ja haku: Auto jätetään päiväksi ja noudetaan ennen
sulkemisaikaa.

Varaustunnus: k3y-k3y_k3y

Palvelut:
Perushuolto: 1\u00A0249,50\u00A0€
Sijaisauto: 35,00\u00A0€
Etukoodi: SYKSY
Hinta-arvio yhteensä: 1\u00A0284,50\u00A0€

Huolenpito- tai huoltoleasingsopimus: Kyllä

Korjaustarpeet eivät sisälly hinta-arvioon.

Hinta on arvio. Sovimme lopullisen hinnan kanssasi ennen työn aloittamista.

Hinnat sisältävät arvonlisäveron.

Muu korjaustarve:
> Jarrut vinkuvat

Viesti toimipisteelle:
> Soittakaa ennen työtä.
> Kiitos!

Voit siirtää tai peruuttaa varauksen. Tarvitset auton rekisterinumeron.

Avaa varaus:
https://varaus.example.fi/peruutus#varaus=k3y-k3y_k3y
`)
  })

  it('has the same content as HTML that loads no resources', () => {
    const html = letterHtml(confirmationLetter(matter))
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fi">/)
    expect(html).toContain('<title>Tilausvahvistus: ti 24.11.2026 klo 9.05–10.35, Helsinki Roihupelto</title>')
    expect(html).toContain('1\u00A0249,50\u00A0€')
    expect(html).toContain('href="https://varaus.example.fi/peruutus#varaus=k3y-k3y_k3y"')
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=|\s(?:color|background)/)
  })

  it('reading 24: shows only the day of a day visit, and marks an enquiry as such', () => {
    const day = confirmationLetter({ ...matter, document: dayBooking })
    expect(day.subject).toBe('Tilausvahvistus: pe 27.11.2026, Helsinki Roihupelto')
    const asked = confirmationLetter({ ...matter, document: enquiry })
    expect(asked.subject).toBe('Aikatiedustelu vastaanotettu: ma 30.11.2026, Helsinki Roihupelto')
    expect(rows(asked)).toMatchObject({ 'Toivottu päivä': 'ma 30.11.2026' })
    expect(letterText(asked)).not.toContain('vahvistettu')
    expect(letterText(asked)).toContain('Voit muuttaa aikatiedustelua tai peruuttaa sen.')
  })

  it('LW-02 calls an order with an obligation to pay an order, and says what it obliges to', () => {
    const letter = confirmationLetter({ ...matter, isOrder: true })
    expect(letter.subject).toMatch(/^Tilausvahvistus: ti 24\.11\.2026/)
    expect(letterText(letter)).toMatch(
      /^Kiitos tilauksestasi!\n\nTilauksesi on vahvistettu\.[^\n]+\n[^\n]+\n\nTilaamalla sitouduit maksamaan tilaamasi palvelut\.\n/,
    )
    // What obliges to pay is not agreed anew.
    expect(letterText(letter)).toContain('Hinta on arvio, joten lopullinen hinta voi poiketa siitä.')
    expect(letterText(letter)).not.toContain('Sovimme')
    expect(letterText(confirmationLetter(matter))).not.toMatch(/tilaukse|sitoud/)
    const notice = noticeLetter(booking(), true)
    expect(notice.subject).toMatch(/^Uusi tilaus: /)
    expect(letterText(notice)).toContain('Asiakas on sitoutunut maksamaan tilaamansa palvelut.')
  })

  it('explains unknown prices and prices of zero', () => {
    const [item] = booking().order_items
    if (!item?.price) throw new Error('the example has an item')
    const unknown = { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
    const free = { ...item.price, active_price: 0 }
    const document = booking({
      order_items: [{ ...item, price: unknown }],
      extra_order_items: [{ id: 1, description: 'Tarkastus', price: free }],
      price: { ...unknown, active_price: 0 },
    })
    const letter = confirmationLetter({ ...matter, document })
    expect(rows(letter)).toMatchObject({ Perushuolto: 'Hinta sovitaan', Tarkastus: 'Maksuton' })
    expect(rows(letter)).not.toHaveProperty('Hinta-arvio yhteensä')
    expect(letterText(letter)).toContain('ei ole hinta-arviota')
    const empty = booking({
      order_items: [],
      extra_order_items: [],
      discounts: [],
      price: null,
      symptoms: [],
      notes: '',
    })
    expect(letterText(confirmationLetter({ ...matter, document: empty }))).not.toMatch(/Palvelut|Hinta/)
  })
})

describe('letters to the customer', () => {
  const letters = {
    confirmation: confirmationLetter(matter),
    moved: movedLetter(matter, PREVIOUS),
    changed: changedLetter(matter),
    cancelled: cancelledLetter(matter),
    acknowledgement: acknowledgementLetter(
      { reservedAt: '2026-11-24T09:05:00' },
      { name: 'Helsinki Roihupelto', phone: '09 555 0101' },
    ),
  }

  it('repeat no name and no contact data, because the address may be another person’s', () => {
    const { customer } = booking()
    const typed = [customer?.first_name, customer?.last_name, customer?.company_name]
    for (const letter of Object.values(letters))
      for (const words of [...typed, 'kuudelta', 'Viite 42', '040 123'])
        expect(letterText(letter)).not.toContain(words ?? '')
  })

  it('RC-03 name the symptoms and the notes, without links and cut to 300 characters', () => {
    expect(letterText(letters.confirmation)).toContain('Muu korjaustarve:\n> Jarrut vinkuvat')
    expect(letterText(letters.confirmation)).toContain('> Soittakaa ennen työtä.\n> Kiitos!')
    expect(quotedSafely('Katso https://voita.example/x, www.voita.example tai voita@example.fi nyt')).toBe(
      'Katso [linkki poistettu] [linkki poistettu] tai [linkki poistettu] nyt',
    )
    expect(quotedSafely('ä'.repeat(400))).toHaveLength(301)
    expect(letterText(letters.cancelled)).not.toContain('vinkuvat')
  })

  it('RC-02 name the car, whose model anyone may have typed, without links', () => {
    const { vehicle } = booking()
    const document = booking({ vehicle: vehicle && { ...vehicle, model: 'Octavia, katso www.voita.example nyt' } })
    for (const letter of [confirmationLetter({ ...matter, document }), cancelledLetter({ ...matter, document })])
      expect(rows(letter)).toMatchObject({ Ajoneuvo: 'Škoda Octavia, katso [linkki poistettu] nyt' })
  })

  it('RC-19 say what was cancelled, and nothing that is kept for it', () => {
    const { organization, reservation_details } = booking()
    const document = booking({
      organization: organization && { ...organization, info_text: 'Ota mukaan huoltokirja.' },
      reservation_details: reservation_details && { ...reservation_details, usingKeyLocker: true },
      key_locker_reserved: true,
    })
    const letter = cancelledLetter({ ...matter, document })
    expect(rows(letter)).toMatchObject({ Aika: 'ti 24.11.2026 klo 9.05–10.35', Perushuolto: '1\u00A0249,50\u00A0€' })
    expect(letterText(letter)).not.toMatch(/avainlokero|Auton jättö|Tuo auto|Maksat|huoltokirja|Avoinna/i)
  })

  it('RC-19 do not repeat how to come once the car is in the workshop', () => {
    const { organization } = booking()
    const document = booking({
      organization: organization && { ...organization, info_text: 'Ota mukaan huoltokirja.' },
    })
    const proposal = { message: '', expires: '2026-12-24', items: [] }
    expect(letterText(confirmationLetter({ ...matter, document }))).toContain('huoltokirja')
    for (const letter of [
      readyLetter({ ...matter, document }),
      proposedLetter({ document, phone: '' }, proposal, 'https://a'),
    ])
      expect(letterText(letter)).not.toContain('huoltokirja')
  })

  it('RC-09 RC-10 RC-11 say what is paid, on credit, due and returned', () => {
    const document = booking({ payment: { paid: 249, credit: 100, due: 984.5, refund: 49 } })
    const paid = {
      'Maksettu kortilla': '249,00\u00A0€',
      Luotolla: '100,00\u00A0€',
      'Maksetaan toimipisteessä': '984,50\u00A0€',
      'Palautetaan kortille': '49,00\u00A0€',
    }
    for (const letter of [confirmationLetter({ ...matter, document }), noticeLetter(document)])
      expect(rows(letter)).toMatchObject(paid)
    expect(rows(cancelledLetter({ ...matter, document }))).toMatchObject({ 'Palautetaan kortille': '49,00\u00A0€' })
  })

  it('RC-26 show the old and the new time when a visit is moved, with their ends, and days as days', () => {
    expect(rows(letters.moved)).toMatchObject({
      Aika: 'ti 24.11.2026 klo 9.05–10.35',
      'Aiempi aika': 'pe 20.11.2026 klo 8.00–9.30',
    })
    const ofDay = { ...PREVIOUS, isDay: true }
    const inDay = { ...matter, document: dayBooking }
    expect(rows(movedLetter(inDay, ofDay))).toMatchObject({ Aika: 'pe 27.11.2026', 'Aiempi aika': 'pe 20.11.2026' })
    expect(rows(movedNotice(dayBooking, ofDay))).toMatchObject({ 'Aiempi aika': 'pe 20.11.2026' })
    expect(rows(movedLetter(matter, null))).not.toHaveProperty('Aiempi aika')
  })

  it('promise no time when a booking becomes a time enquiry, or an enquiry changes', () => {
    const asked = { ...matter, document: enquiry }
    const freed = movedLetter(asked, PREVIOUS)
    expect(freed.subject).toBe('Varauksesi on muutettu aikatiedusteluksi: ma 30.11.2026, Helsinki Roihupelto')
    expect(letterText(freed)).toContain('Aiempi aikasi on vapautunut.')
    const other = movedLetter(asked, null)
    expect(other.heading).toBe('Aikatiedusteluasi on muutettu.')
    for (const letter of [freed, other]) {
      expect(letterText(letter)).toContain('Otamme sinuun yhteyttä mahdollisimman pian')
      expect(letterText(letter)).not.toContain('siirretty')
    }
    expect(letterText(other)).not.toContain('vapautunut')
  })

  it('TM-14 call a changed or cancelled enquiry an enquiry, and mention no released time', () => {
    const asked = { ...matter, document: enquiry }
    expect(changedLetter(asked).heading).toBe('Aikatiedusteluasi on muutettu.')
    expect(cancelledLetter(asked).subject).toBe('Aikatiedustelusi on peruutettu: ma 30.11.2026, Helsinki Roihupelto')
    expect(changedNotice(enquiry).subject).toBe('Aikatiedustelua on muutettu: ma 30.11.2026')
    expect(cancelledNotice(enquiry).heading).toBe('Aikatiedustelu on peruutettu')
    for (const letter of [
      changedLetter(asked),
      cancelledLetter(asked),
      changedNotice(enquiry),
      cancelledNotice(enquiry),
    ])
      expect(letterText(letter)).not.toMatch(/vapautunut|[Vv]arau(s|ksesi|stasi) on/)
  })

  it('RC-13 give the number to call as a link, and call for nothing without one', () => {
    expect(letterHtml(letters.cancelled)).toContain('soita meille: <a href="tel:095550101">09 555 0101</a>')
    expect(letterText(letters.cancelled)).toContain('Jos et peruuttanut varausta itse, soita meille: 09 555 0101\n')
    expect(letterText(cancelledLetter({ ...matter, phone: '' }))).not.toMatch(/soita|yhteyttä/)
  })

  it('include the key of a booking that can be opened, and not of a cancelled one', () => {
    for (const letter of [letters.confirmation, letters.moved, letters.changed])
      expect(letterText(letter)).toContain(`#varaus=${KEY}`)
    expect(letterText(letters.cancelled)).not.toContain(KEY)
    expect(letterText(confirmationLetter({ ...matter, key: null }))).toMatch(/\/peruutus\n/)
  })
})

describe('notices to the workshop', () => {
  it('include everything the customer entered', () => {
    const text = letterText(noticeLetter(booking()))
    for (const part of [
      'Aika: ti 24.11.2026 klo 9.05–10.35',
      'Ajoneuvo: Škoda Octavia',
      'Mittarilukema: 84\u00A0500 km',
      'Asiakkaalle kerrottu: Tuo auto klo 9.05.',
      'Nimi: Aino Öhman',
      'Yritys: Öhman Oy',
      'Puhelinnumero: 040 123 4567',
      'Sähköposti: aino@example.fi',
      'Postitoimipaikka: 00100 Helsinki',
      'Huolenpito- tai huoltoleasingsopimus: Kyllä',
      'Etukoodi: SYKSY',
      'Huolto-ohjelman koodi: HK-1',
      'Laskun viite: Viite 42',
      'Muu korjaustarve:\n> Jarrut vinkuvat',
      'Viesti toimipisteelle:\n> Soittakaa ennen työtä.\n> Kiitos!',
      '> Tuon auton jo kuudelta',
    ])
      expect(text).toContain(part)
  })

  it('SV-09 name the leasing company and its contract if they were chosen', () => {
    const contractOf = (leasing: { company: string; contract: string } | null, isOn = true) =>
      rows(noticeLetter(booking({ leasing, customer: create({ service_contract: isOn }, Customer) })))[
        'Huolenpito- tai huoltoleasingsopimus'
      ]
    expect(contractOf({ company: 'Pohjolan Autoleasing', contract: 'Huoltoleasing' })).toBe(
      'Pohjolan Autoleasing, Huoltoleasing',
    )
    expect(contractOf({ company: 'Pohjolan Autoleasing', contract: '' })).toBe('Pohjolan Autoleasing')
    expect(contractOf(null)).toBe('Kyllä')
    expect(contractOf({ company: 'Pohjolan Autoleasing', contract: '' }, false)).toBeUndefined()
  })

  it('state in subject and heading what happened to the booking', () => {
    expect(noticeLetter(enquiry).subject).toBe('Uusi aikatiedustelu: ma 30.11.2026')
    expect(rows(movedNotice(booking(), null))).toMatchObject({ 'Aiempi aika': 'aikatiedustelu' })
    expect(movedNotice(enquiry, PREVIOUS).subject).toBe('Varaus on muutettu aikatiedusteluksi: ma 30.11.2026')
    expect(movedNotice(enquiry, null).heading).toBe('Aikatiedustelua on muutettu')
    expect(changedNotice(booking()).heading).toBe('Varausta on muutettu')
    expect(cancelledNotice(booking()).subject).toBe('Varaus on peruutettu: ti 24.11.2026 klo 9.05–10.35')
  })

  it('give the workshop that a booking has left only what identifies it', () => {
    expect(rows(leftNotice(booking(), PREVIOUS))).toEqual({
      'Aikaisempi aika vapaana': 'pe 20.11.2026 klo 8.00–9.30',
      Rekisterinumero: 'ABC-123',
    })
  })

  it('CA-03 quote a request and feedback unchanged', () => {
    const request = {
      registerNumber: 'ABC-123',
      reservedAt: '2026-11-24T09:05:00',
      name: 'Aino',
      phoneNumber: '',
      email: 'aino@example.fi',
      message: 'Siirrettäisiinkö?\nSopisiko torstai?',
    }
    expect(letterText(changeRequestNotice(request))).toContain('> Siirrettäisiinkö?\n> Sopisiko torstai?')
    expect(rows(changeRequestNotice(request))).toEqual({
      'Varattu huoltopäivä': 'ti 24.11.2026 klo 9.05',
      Rekisterinumero: 'ABC-123',
      Nimi: 'Aino',
      Sähköposti: 'aino@example.fi',
    })
    const untimed = { ...request, reservedAt: '2026-11-24T00:00:00' }
    expect(changeRequestNotice(untimed).subject).toBe('Muutos- tai peruutuspyyntö: ti 24.11.2026')
    expect(rows(changeRequestNotice(untimed))).toMatchObject({
      'Varattu huoltopäivä': 'ti 24.11.2026',
      Kellonaika: 'asiakas ei antanut kellonaikaa',
    })
    expect(letterText(acknowledgementLetter(untimed, { name: 'Helsinki', phone: '' }))).not.toMatch(/klo|0\.00/)
    const feedback = feedbackNotice({ message: 'Hyvin meni', rating: 5, replyTo: 'aino@example.fi' })
    expect(rows(feedback)).toEqual({ Arvosana: '5', Vastausosoite: 'aino@example.fi' })
    expect(letterText(feedback)).toContain('> Hyvin meni')
  })
})

describe('the delivery text', () => {
  it('TM-14 is in the letters to customer and workshop, and once if the typed text equals it', () => {
    const text = 'Auto jätetään päiväksi ja noudetaan ennen sulkemisaikaa.'
    const [ticked] = booking().product_parameters
    const document = {
      ...dayBooking,
      product_parameters: [
        ...(ticked ? [ticked] : []),
        { parameterCode: 'RESERVATION_DETAILS_TEXT', selectedValue: text },
      ],
    }
    const mails = [confirmationLetter({ ...matter, document }), noticeLetter(document)]
    for (const mail of mails) {
      expect(rows(mail)['Auton jättö ja haku']).toBe(text)
      expect(letterText(mail).replaceAll(/\s+/g, ' ').split(text)).toHaveLength(2)
    }
  })
})
