import type { Booked } from '../acts'
import { next, type Scene, type SceneVisitor } from '../scene'

const slice = 'manage-booking'

/** Opens a booking by the link of its mail, by default one that another customer has just made. */
export async function opensBooking(visitor: SceneVisitor, booked?: Booked): Promise<void> {
  const { key } = booked ?? (await visitor.books())
  await visitor.open(`/peruutus#varaus=${encodeURIComponent(key)}`)
  await visitor.fill('Rekisterinumero', 'ABC-123')
  await visitor.press('button', 'Avaa varaus')
  await visitor.sees('heading', 'Varauksesi')
}

async function cancels(visitor: SceneVisitor): Promise<void> {
  await opensBooking(visitor)
  await visitor.press('button', 'Peruuta varaus')
  await visitor.sees('dialog', /^Haluatko peruuttaa varauksen\?/)
}

export async function cancelsBooking(visitor: SceneVisitor): Promise<void> {
  await cancels(visitor)
  await visitor.press('button', 'Peruuta varaus')
  await visitor.sees('heading', /peruutettu/)
}

async function moves(visitor: SceneVisitor): Promise<void> {
  await opensBooking(visitor)
  await visitor.press('button', 'Vaihda aika')
  await visitor.press('button', /^Valitse aika klo /)
  await next(visitor)
  await visitor.sees('dialog', /^Haluatko vaihtaa ajan\?/)
}

export async function movesBooking(visitor: SceneVisitor): Promise<void> {
  await moves(visitor)
  await visitor.press('button', 'Vaihda aika')
  await visitor.sees('heading', /siirretty/)
}

export const manageBooking: readonly Scene[] = [
  { slice, rows: ['CA-04'], name: 'a booking by its link', play: (visitor) => opensBooking(visitor) },
  {
    slice,
    rows: ['CA-04'],
    name: 'a key without a booking',
    play: async (visitor) => {
      await visitor.open('/peruutus#varaus=vanhentunut-tunnus-vanhentunut-tunnus-vanhe')
      await visitor.fill('Rekisterinumero', 'ABC-123')
      await visitor.press('button', 'Avaa varaus')
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['CA-04'],
    name: 'the choice of another time',
    play: async (visitor) => {
      await opensBooking(visitor)
      await visitor.press('button', 'Vaihda aika')
      await visitor.sees('button', /^Valitse aika klo /)
    },
  },
  { slice, rows: ['CA-04'], name: 'the question before it is cancelled', play: cancels },
  { slice, rows: ['CA-04'], name: 'a cancelled booking', play: cancelsBooking },
  { slice, rows: ['CA-04'], name: 'the question before it is moved', play: moves },
  { slice, rows: ['CA-04'], name: 'a moved booking', play: movesBooking },
  {
    slice,
    chain: 'whole',
    rows: ['VI-03', 'VI-01'],
    name: 'a booked visit and its reminders',
    play: (visitor) => opensBooking(visitor),
  },
  {
    slice,
    chain: 'whole',
    rows: ['VI-03'],
    name: 'a car that is ready',
    play: async (visitor) => {
      const booked = await visitor.books()
      await visitor.setsState(booked, 'READY')
      await opensBooking(visitor, booked)
      await visitor.sees('region', 'Käynnin vaihe')
    },
  },
]
