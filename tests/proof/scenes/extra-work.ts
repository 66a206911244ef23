/** Extra work opened by its ticket's link. */
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { booking } from '#server/platform/database/schema/bookings'
import { customer } from '#tests/fixtures/customer'
import { openApp, type OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import { propose } from '../../harness/visitors/extra-work'
import { fillBooking } from '../../harness/visitors/fill-booking'
import type { Fault } from '../fault-kinds'
import { heading, press, text, write } from './acts'
import type { Act, Scene, Scenes } from './scene'

const TITLE = heading('Autostasi löytyi lisätyötä')
const SENT = heading('Kiitos, vastauksesi on lähetetty.')

/** Saves a booking, proposes extra work on it and opens the link of the mail. */
async function followLink(shop: Shop): Promise<OpenedApp> {
  window.sessionStorage.clear()
  await shop.db().delete(booking)
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  await api.saveBooking({})
  const [saved] = await shop.db().select({ id: booking.id }).from(booking)
  const code = await propose(shop.db(), saved?.id ?? '')
  return openApp({ path: `/peruutus?ticket=${encodeURIComponent(code)}` })
}

const choice = (job: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: `Teemmekö työn: ${job}?` })).getByRole('radio', { name })
const answer: Act = async (user) => {
  await TITLE()
  await text('Kitkapintaa jäljellä 2 mm.')()
  await user.click(choice('Jarruhuolto', 'Hyväksy'))
  await user.click(choice('Suodattimen vaihto', 'Älä tee'))
  await write(user, 'Paloiko mittaristossa merkkivalo?', 'ABS')
}
const nothing: Act = () => Promise.resolve()
const isMissing = ({ name }: Fault): boolean => name === 'HTTP 404'

const sending: Scene = {
  open: followLink,
  staysAtEnd: true,
  ready: answer,
  act: press('Lähetä vastaus'),
  words: 'Vastauksen lähettäminen epäonnistui.',
  kept: () => expect(choice('Jarruhuolto', 'Hyväksy')).toBeChecked(),
  retry: press(/^Lähetä (vastaus|uudelleen)$/),
  done: SENT,
}

export const extraWorkScenes: Scenes = {
  openServiceTicket: [
    {
      open: followLink,
      staysAtEnd: true,
      words: 'Ehdotuksen avaaminen epäonnistui.',
      done: TITLE,
      otherwise: (fault) =>
        isMissing(fault)
          ? { isHandled: true, words: 'Ehdotusta ei löytynyt', retry: nothing, done: heading('Ehdotusta ei löytynyt') }
          : {},
    },
  ],
  serviceTicketInfoRows: [
    {
      open: followLink,
      staysAtEnd: true,
      words: 'Lisätietojen haku epäonnistui.',
      done: text('Kitkapintaa jäljellä 2 mm.'),
      otherwise: (fault) => {
        if (isMissing(fault)) return { isHandled: true, words: null, done: TITLE }
        // A new session has no ticket open until the answer is sent, and such a shape is no row.
        return ['HTTP 412', 'a wrong shape'].includes(fault.name) ? { done: TITLE } : {}
      },
    },
  ],
  separatelySoldItems: [{ open: followLink, staysAtEnd: true, words: null, done: TITLE }],
  reportWarningLight: [
    {
      ...sending,
      // A server without the call cannot take the light, and the answer matters more.
      otherwise: (fault) => (isMissing(fault) ? { isHandled: true, words: null } : {}),
    },
  ],
  addBookingRows: [sending],
  markServiceTicketDone: [
    {
      ...sending,
      otherwise: (fault) =>
        isMissing(fault)
          ? {
              isHandled: true,
              words: 'Ehdotus on jo käsitelty',
              kept: () => undefined,
              retry: nothing,
              done: heading('Ehdotus on jo käsitelty'),
            }
          : {},
    },
  ],
}
