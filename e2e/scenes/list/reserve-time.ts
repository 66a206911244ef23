import { next, sees, type Scene, type SceneVisitor } from '../scene'
import { fillsIn } from './enter-customer'

const slice = 'reserve-time'
const SLOT = ['button', /^Valitse aika klo /] as const

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('TIME')
  await sees(visitor, 'time')
  await visitor.sees(...SLOT)
}

async function enquires(visitor: SceneVisitor): Promise<void> {
  await opens(visitor)
  await visitor.press('button', 'Lähetä aikatiedustelu')
  await visitor.sees('heading', 'Aikatiedustelu')
}

export const reserveTime: readonly Scene[] = [
  { slice, rows: ['TM-01', 'TM-08'], name: 'free times of the first day', play: opens },
  {
    slice,
    rows: ['TM-03'],
    name: 'free days as a list',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('radio', 'Luettelo')
      await visitor.sees('radio', 'Luettelo')
    },
  },
  {
    slice,
    rows: ['TM-03'],
    name: 'free times that load',
    play: async (visitor) => {
      await visitor.answers('/free-times/morning', 'never')
      await visitor.startsAt('TIME')
      await sees(visitor, 'time')
    },
  },
  {
    slice,
    rows: ['TM-03', 'NO-02'],
    name: 'free times that cannot be read',
    play: async (visitor) => {
      await visitor.answers('/free-times/morning', 'fails')
      await visitor.startsAt('TIME')
      await visitor.sees('button', 'Yritä uudelleen')
    },
  },
  {
    slice,
    rows: ['TM-04'],
    name: 'no free times',
    play: async (visitor) => {
      for (const shift of ['morning', 'evening']) await visitor.answers(`/free-times/${shift}`, { body: [] })
      await visitor.startsAt('TIME')
      await visitor.sees('heading', 'Vapaita aikoja ei löytynyt')
    },
  },
  {
    slice,
    rows: ['TM-11'],
    name: 'no time chosen',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.insists('button', 'Jatka')
    },
  },
  {
    slice,
    rows: ['TM-08'],
    name: 'a chosen time',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press(...SLOT)
    },
  },
  {
    slice,
    rows: ['TM-13'],
    name: 'a time that somebody has taken',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.answers('/reserve-time', { body: { responseCode: 'FAILURE' } })
      await visitor.press(...SLOT)
      await next(visitor)
      await visitor.sees('alert')
    },
  },
  { slice, rows: ['TM-12'], name: 'the days of an enquiry', play: enquires },
  {
    slice,
    rows: ['TM-15'],
    name: 'a held time that may be changed',
    play: async (visitor) => {
      await visitor.startsAt('CUSTOMER')
      await sees(visitor, 'customer')
      await visitor.press('button', 'Vaihda aika')
      await sees(visitor, 'time')
      await visitor.sees(...SLOT)
    },
  },
  {
    slice,
    rows: ['TM-15', 'CU-05'],
    name: 'a hold that has run out',
    play: async (visitor) => {
      await visitor.startsAt('CUSTOMER')
      await sees(visitor, 'customer')
      await fillsIn(visitor)
      await visitor.holdRunsOut()
      await visitor.press('button', 'Lähetä varaus')
      await sees(visitor, 'time')
    },
  },
]
