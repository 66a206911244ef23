import { sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'enter-customer'
const SEND = ['button', 'Lähetä varaus'] as const

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('CUSTOMER')
  await sees(visitor, 'customer')
  await visitor.sees(...SEND)
}

/** Fills in the form as far as it is required. */
export async function fillsIn(visitor: SceneVisitor): Promise<void> {
  await visitor.fill('Etunimi', 'Aino')
  await visitor.fill('Sukunimi', 'Lehtonen')
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visitor.fill('Puhelinnumero', '040 123 4567')
}

export const enterCustomer: readonly Scene[] = [
  { slice, rows: ['CU-01'], name: 'an empty form with a held time', play: opens },
  {
    slice,
    rows: ['CU-02'],
    name: 'faults of every field',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.insists(...SEND)
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['CU-05'],
    name: 'a failed booking',
    play: async (visitor) => {
      await opens(visitor)
      await fillsIn(visitor)
      await visitor.answers('/save-booking', 'fails')
      await visitor.press(...SEND)
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['CU-05'],
    name: 'a booking on its way',
    play: async (visitor) => {
      await opens(visitor)
      await fillsIn(visitor)
      await visitor.answers('/save-booking', 'never')
      await visitor.press(...SEND)
    },
  },
]
