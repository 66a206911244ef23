import type { Locator, Page } from '@playwright/test'

/** The step 'Rengaspalvelut': the questions about the tires. */
export class TiresStep {
  readonly changeOnly: Locator
  readonly hotel: Locator
  readonly inHotel: Locator
  readonly leaves: Locator
  readonly stay: Locator
  readonly pickUp: Locator
  readonly andChange: Locator
  readonly pickUpOnly: Locator
  readonly clear: Locator
  readonly next: Locator
  /** The chosen services in the panel beside the step. */
  readonly rows: Locator

  constructor(page: Page) {
    const answer = (name: string): Locator => page.getByRole('radio', { name })
    this.changeOnly = answer('Vain renkaiden kausivaihto')
    this.hotel = page.getByRole('radio', { name: /^Rengashotelli/ })
    this.inHotel = answer('Kyllä, renkaani ovat rengashotellissa')
    this.leaves = answer('Ei, mutta jätän renkaat nyt rengashotelliin')
    this.stay = answer('Kyllä, renkaat jäävät rengashotelliin')
    this.pickUp = answer('Ei, noudan renkaat pois rengashotellista')
    this.andChange = answer('Kyllä, haluan myös renkaiden kausivaihdon')
    this.pickUpOnly = answer('Ei, vain nouto')
    this.clear = page.getByRole('button', { name: 'Tyhjennä valinnat' })
    this.next = page.getByRole('button', { name: 'Jatka', exact: true })
    this.rows = page.getByRole('region', { name: 'Valitut palvelut' }).getByRole('listitem')
  }
}
