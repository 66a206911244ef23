import { describe, expect, it } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { letterHtml } from '../letter-html'
import { letterText } from '../letter-text'
import { movedLetter } from './customer'
import { offerLetter } from './earlier-time'

const publicUrl = 'https://varaus.example.fi'
const letter = offerLetter({
  document: booking(),
  offered: { start: '2026-11-23T13:00:00', end: '2026-11-23T14:30:00' },
  heldUntil: '2026-11-20T14:35:59',
  token: 't0k3n_t0k3n',
  publicUrl,
})

describe('the letter of an offer', () => {
  it('VI-02 says the offered and the present time, until when it is held, what happens otherwise, and how to stop', () => {
    expect(letter.subject).toBe('Sinulle vapautui aikaisempi aika: ma 23.11.2026 klo 13.00–14.30, Helsinki Roihupelto')
    expect(letterText(letter).replaceAll(/\n(?=\S)/g, ' ')).toContain(
      'Pidämme ajan varattuna sinulle klo 14.35 asti. Jos et ota sitä, nykyinen aikasi pysyy.',
    )
    const text = letterText(letter)
    for (const part of [
      'Tarjottu aika:\nAika: ma 23.11.2026 klo 13.00–14.30\nNykyinen aikasi: ti 24.11.2026 klo 9.05–10.35',
      'Toimipiste: Helsinki Roihupelto',
      'Rekisterinumero: ABC-123',
      'Perushuolto: 1\u00A0249,50\u00A0€',
      `Katso aika ja ota se:\n${publicUrl}/peruutus#tarjous=t0k3n_t0k3n\n`,
      'lopettaa ilmoitukset',
    ])
      expect(text).toContain(part)
  })

  it('VI-02 repeats no name and nothing that the customer wrote, and loads nothing', () => {
    const html = letterHtml(letter)
    for (const words of ['Aino', 'Öhman', '040 123', 'vinkuvat', 'Soittakaa', 'kuudelta'])
      expect(html).not.toContain(words)
    expect(html).toContain(`href="${publicUrl}/peruutus#tarjous=t0k3n_t0k3n"`)
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
  })
})

it('VI-02 the letter of the move says where the key is, which nobody has there', () => {
  const matter = { document: booking(), key: null, phone: '', publicUrl }
  const text = letterText(
    movedLetter(matter, { start: '2026-11-26T09:00:00', end: '2026-11-26T10:30:00', isDay: false }),
  )
  expect(text).toContain('Varaustunnuksesi ei ole muuttunut. Se on tilausvahvistuksessasi.')
  expect(text).toContain(`Siirrä tai peruuta varaus:\n${publicUrl}/peruutus\n`)
  expect(text).toContain('Aiempi aika: to 26.11.2026 klo 9.00–10.30')
})
