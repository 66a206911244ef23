import { sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'choose-tires'

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('TIRES', { process: 'TIRE_CHANGE', plate: 'PAK-321' })
  await sees(visitor, 'tires')
  await visitor.sees('radio', /^Rengashotelli/)
}

export const chooseTires: readonly Scene[] = [
  { slice, rows: ['TI-01'], name: 'the first question', play: opens },
  {
    slice,
    rows: ['TI-02', 'TI-08'],
    name: 'an unanswered question',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('radio', /^Rengashotelli/)
      await visitor.sees('radio', /^Kyllä, renkaani ovat rengashotellissa/)
      await visitor.insists('button', 'Jatka')
    },
  },
  {
    slice,
    rows: ['TI-03', 'TI-05'],
    name: 'all questions answered',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('radio', /^Rengashotelli/)
      await visitor.press('radio', /^Kyllä, renkaani ovat rengashotellissa/)
      await visitor.press('radio', /^Kyllä, renkaat jäävät rengashotelliin/)
      await visitor.press('radio', /^Kyllä, haluan myös renkaiden kausivaihdon/)
      await visitor.sees('region', 'Valitut palvelut')
    },
  },
  {
    slice,
    rows: ['TI-01'],
    name: 'services that load',
    play: async (visitor) => {
      await visitor.answers('/tire-change-products/v2', 'never')
      await visitor.startsAt('TIRES', { process: 'TIRE_CHANGE', plate: 'PAK-321' })
    },
  },
  {
    slice,
    rows: ['TI-01', 'NO-02'],
    name: 'services that cannot be read',
    play: async (visitor) => {
      await visitor.answers('/tire-change-products/v2', 'fails')
      await visitor.startsAt('TIRES', { process: 'TIRE_CHANGE', plate: 'PAK-321' })
      await visitor.sees('button', 'Yritä uudelleen')
    },
  },
]
