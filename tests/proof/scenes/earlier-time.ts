/** Asking for an earlier time, and answering an offer. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { bookedAt, offered } from '../../harness/screens/earlier-offer'
import { openApp, type OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import { PLATE, all, field, heading, press, text, write } from './acts'
import type { Act, Scenes } from './scene'

/** Books a time on Thursday and follows its link. */
const followLink = async (shop: Shop): Promise<OpenedApp> => {
  const bookingKey = await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' })
  return openApp({ path: `/peruutus#varaus=${encodeURIComponent(bookingKey)}` })
}
const givePlate: Act = async (user) => {
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await write(user, PLATE, 'abc-123')
}
const openBooking = all(givePlate, press('Avaa varaus'))
const ASK = 'Ilmoita aikaisemmasta ajasta'

/** Follows the link of an offer's mail. */
const followOffer = async (shop: Shop): Promise<OpenedApp> => {
  const { token } = await offered(shop)
  return openApp({ path: `/peruutus#tarjous=${encodeURIComponent(token)}` })
}
const seeOffer: Act = async () => screen.findByRole('button', { name: 'Ota tämä aika' })

export const earlierTimeScenes: Scenes = {
  earlierTimes: [
    {
      open: followLink,
      staysAtEnd: true,
      ready: givePlate,
      act: press('Avaa varaus'),
      words: 'Aikaisemman ajan tietojen haku epäonnistui.',
      done: () => screen.findByRole('button', { name: ASK }),
    },
  ],
  askEarlierTime: [
    {
      open: followLink,
      staysAtEnd: true,
      ready: all(openBooking, press(ASK)),
      act: press('Ilmoita minulle'),
      words: 'Toiveen tallentaminen epäonnistui.',
      kept: () => expect(field('Kellonaika')).toHaveDisplayValue('Mihin aikaan tahansa'),
      retry: press('Ilmoita minulle'),
      done: heading('Ilmoitamme sinulle aikaisemmasta ajasta'),
    },
  ],
  stopEarlierTime: [
    {
      open: followLink,
      staysAtEnd: true,
      ready: all(openBooking, press(ASK), press('Ilmoita minulle'), () =>
        screen.findByRole('button', { name: 'Lopeta ilmoitukset' }),
      ),
      act: press('Lopeta ilmoitukset'),
      words: 'Ilmoitusten lopettaminen epäonnistui.',
      retry: press('Lopeta ilmoitukset'),
      done: heading('Emme ilmoita enää aikaisemmista ajoista'),
    },
  ],
  earlierTimeOffer: [
    {
      open: followOffer,
      staysAtEnd: true,
      words: 'Tarjouksen haku epäonnistui.',
      done: () => screen.findByRole('button', { name: 'Ota tämä aika' }),
    },
  ],
  takeEarlierTime: [
    {
      open: followOffer,
      staysAtEnd: true,
      ready: seeOffer,
      act: press('Ota tämä aika'),
      words: 'Ajan vaihtaminen epäonnistui.',
      retry: press('Ota tämä aika'),
      done: text('Varauksesi on siirretty'),
    },
  ],
  declineEarlierTime: [
    {
      open: followOffer,
      staysAtEnd: true,
      ready: seeOffer,
      act: press('Pidä nykyinen aika'),
      words: 'Vastauksen tallentaminen epäonnistui.',
      retry: press('Pidä nykyinen aika'),
      done: text('Pidit nykyisen aikasi'),
    },
  ],
}
