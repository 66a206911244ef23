import { describe, expect, it } from 'vitest'
import { wordsAndFixed } from './fixed-parts'

const fixedIn = (text: string): readonly string[] => wordsAndFixed(text).filter((_, index) => index % 2 === 1)

describe('the parts of a text that no translator may change', () => {
  it.each([
    ['Maksamasi 249,00\u00A0€ palautetaan samalle kortille.', ['249,00\u00A0€']],
    ['Hinta on 1\u00A0249,50\u00A0€', ['1\u00A0249,50\u00A0€']],
    ['keskiviikko 25.11.2026 klo 9.00–10.30', ['25.11.2026', '9.00–10.30']],
    ['ma–pe klo 7.00–18.00', ['7.00–18.00']],
    ['Lähetämme vahvistuksen osoitteeseen aino.lehtonen+auto@esimerkki.fi.', ['aino.lehtonen+auto@esimerkki.fi']],
    ['Auto ABC-123 on valmis.', ['ABC-123']],
    ['Etukoodi HUOLTO10 on käytössä.', ['HUOLTO10']],
    ['Takaisinkutsu TOY-2026-14: kaasujouset', ['TOY-2026-14']],
  ])('EV-02 are found: %s', (text, fixed) => {
    expect(fixedIn(text)).toEqual(fixed)
    expect(wordsAndFixed(text).join('')).toBe(text)
  })

  it.each(['3 palvelua', 'Vaihe 1/6', 'Huoltoväli 15 000 km', 'A- ja AA-tason vaatimukset (WCAG 2.1)', 'Ulkopesu'])(
    'EV-02 are not words and counts: %s',
    (text) => {
      expect(wordsAndFixed(text)).toEqual([text])
    },
  )
})
