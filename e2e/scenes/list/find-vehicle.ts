import { next, sees, type Answer, type Scene, type SceneVisitor } from '../scene'

async function submits(visitor: SceneVisitor, plate: string, answer?: Answer): Promise<void> {
  await visitor.open('/huolto')
  await sees(visitor, 'vehicle')
  if (answer) await visitor.answers('/search-vehicle', answer)
  await visitor.fill('Rekisterinumero', plate)
  await visitor.fill('Mittarilukema', '84500')
  await next(visitor)
}

const slice = 'find-vehicle'

export const findVehicle: readonly Scene[] = [
  {
    slice,
    rows: ['VE-01'],
    name: 'empty fields',
    picture: 'screen-vehicle',
    play: async (visitor) => {
      await visitor.open('/huolto')
      await sees(visitor, 'vehicle')
    },
  },
  {
    slice,
    rows: ['VE-01', 'VE-03'],
    name: 'an empty field of a tire change',
    play: async (visitor) => {
      await visitor.open('/renkaanvaihto')
      await sees(visitor, 'vehicle')
    },
  },
  {
    slice,
    rows: ['VE-02', 'VE-03'],
    name: 'faults of both fields',
    play: async (visitor) => {
      await visitor.open('/huolto')
      await sees(visitor, 'vehicle')
      await next(visitor)
      await visitor.sees('textbox', 'Mittarilukema')
    },
  },
  {
    slice,
    rows: ['VE-02'],
    name: 'a suggested register number',
    picture: 'screen-vehicle-suggestion',
    play: async (visitor) => {
      await submits(visitor, 'AB0-123')
      await visitor.sees('button', /^Tarkoititko ABO-123\?/)
    },
  },
  { slice, rows: ['VE-04'], name: 'a search that runs', play: (visitor) => submits(visitor, 'ABC-123', 'never') },
  {
    slice,
    rows: ['VE-04', 'NO-02'],
    name: 'a failed search',
    play: async (visitor) => {
      await submits(visitor, 'ABC-123', 'fails')
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['VE-05'],
    name: 'a vehicle that is not in the register',
    picture: 'screen-vehicle-unknown',
    play: async (visitor) => {
      await submits(visitor, 'XYZ-999')
      await visitor.sees('combobox', 'Merkki')
    },
  },
  {
    slice,
    rows: ['VE-05'],
    name: 'makes that cannot be read',
    play: async (visitor) => {
      await visitor.open('/huolto')
      await sees(visitor, 'vehicle')
      await visitor.answers('/vehicle-makes', 'fails')
      await visitor.fill('Rekisterinumero', 'XYZ-999')
      await visitor.fill('Mittarilukema', '84500')
      await next(visitor)
      await visitor.sees('button', 'Yritä uudelleen')
    },
  },
  {
    slice,
    rows: ['EV-06'],
    name: 'a plate of another form',
    play: async (visitor) => {
      await submits(visitor, 'KOE 100-H')
      await visitor.press('button', 'Autoni rekisterinumero on erilainen')
      await visitor.sees('combobox', 'Merkki')
    },
  },
]
