/** The right of withdrawal, in the customer step and on the page of a booking. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { openCustomer } from '../../harness/screens/customer-page'
import { all, box, followLink, givePlate, press, text, tick } from './acts'
import type { Scenes } from './scene'

const CONFIG = JSON.stringify({ withdrawal: withdrawalTerms() })
const WISH = /^Haluan, että työ aloitetaan/

export const withdrawalScenes: Scenes = {
  saveEarlyStart: [
    {
      open: (shop) => openCustomer(shop, '', {}, CONFIG),
      act: tick(WISH),
      words: 'Valintasi tallentaminen epäonnistui.',
      kept: async () => expect(await box(WISH)).toBeChecked(),
      done: async () => expect(await box(WISH)).toBeChecked(),
    },
  ],
  withdraw: [
    {
      open: followLink(CONFIG),
      staysAtEnd: true,
      ready: all(givePlate, press('Avaa varaus'), press('Peruuta sopimus tästä'), press('Jatka'), () =>
        screen.findByRole('button', { name: 'Vahvista peruuttaminen' }),
      ),
      act: press('Vahvista peruuttaminen'),
      words: 'Ilmoituksen lähettäminen epäonnistui.',
      retry: press('Vahvista peruuttaminen'),
      done: text('Sopimus on peruutettu.'),
    },
  ],
}
