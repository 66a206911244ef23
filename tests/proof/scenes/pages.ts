/** Pages without a wizard: a saved booking, feedback and the change request. */
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { put } from '../../harness/screens/customer-page'
import { PLATE, all, field, followLink, givePlate, heading, inDialog, page, press, text, write } from './acts'
import type { Act, Scenes } from './scene'

const BOOKED = 'Turku Länsikeskus'
/** The form that opens a booking, beside the form for requests, has a register number too. */
const requestPlate = () =>
  within(screen.getByRole('form', { name: 'Ei varaustunnusta? Lähetä pyyntö' })).getByLabelText(PLATE)
const fillRequest: Act = async (user) => {
  await screen.findByRole('option', { name: BOOKED })
  await user.selectOptions(field(/^Toimipiste/), BOOKED)
  await put(user, requestPlate(), 'klm-482')
  await write(user, /^Varattu huoltopäivä/, '17.9.2026')
}
export const pagesScenes: Scenes = {
  openBooking: [
    {
      open: followLink(),
      staysAtEnd: true,
      ready: givePlate,
      act: press('Avaa varaus'),
      words: /^Varauksen avaaminen epäonnistui|^Varausta ei löytynyt/,
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: press('Avaa varaus'),
      done: () => screen.findByRole('button', { name: 'Vaihda aika' }),
    },
  ],
  cancelBooking: [
    {
      open: followLink(),
      staysAtEnd: true,
      ready: all(givePlate, press('Avaa varaus'), press('Peruuta varaus'), () => screen.findByRole('dialog')),
      act: inDialog('Peruuta varaus'),
      words: 'Varauksen peruuttaminen epäonnistui.',
      retry: inDialog('Peruuta varaus'),
      done: text('Varauksesi on peruutettu.'),
    },
  ],
  sendFeedback: [
    {
      open: page('/saavutettavuus'),
      staysAtEnd: true,
      ready: (user) => write(user, /^Palautteesi/, 'Nappi ei kuulu'),
      act: press('Lähetä palaute'),
      words: /^Palautteen lähettäminen epäonnistui/,
      kept: () => expect(field(/^Palautteesi/)).toHaveValue('Nappi ei kuulu'),
      retry: press('Lähetä palaute'),
      done: heading('Kiitos palautteestasi'),
    },
  ],
  allOrganizations: [
    {
      open: page('/peruutus'),
      staysAtEnd: true,
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: () => screen.findByRole('option', { name: BOOKED }),
    },
  ],
  sendEditRequest: [
    {
      open: page('/peruutus'),
      staysAtEnd: true,
      ready: fillRequest,
      act: press('Lähetä pyyntö'),
      words: /^Pyynnön lähettäminen epäonnistui/,
      kept: () => expect(requestPlate()).toHaveValue('KLM-482'),
      retry: press('Lähetä pyyntö'),
      done: () => screen.findByRole('heading', { level: 2, name: 'Muutos/Peruutuspyyntö lähetetty' }),
    },
  ],
}
