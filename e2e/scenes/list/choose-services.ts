import { sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'choose-services'
/** The service that scenes order. */
export const SERVICE = 'Perushuolto (öljynvaihtohuolto)'

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('SERVICES')
  await sees(visitor, 'services')
  await visitor.sees('checkbox', SERVICE)
}

export const chooseServices: readonly Scene[] = [
  { slice, rows: ['SV-01'], name: 'services of the car', picture: 'screen-services', play: opens },
  {
    slice,
    rows: ['SV-01'],
    name: 'services that load',
    play: async (visitor) => {
      await visitor.answers('/additional-services/v2', 'never')
      await visitor.startsAt('SERVICES')
    },
  },
  {
    slice,
    rows: ['SV-01', 'NO-02'],
    name: 'services that cannot be read',
    play: async (visitor) => {
      await visitor.answers('/additional-services/v2', 'fails')
      await visitor.startsAt('SERVICES')
      await visitor.sees('button', 'Yritä uudelleen')
    },
  },
  {
    slice,
    rows: ['SV-02', 'SV-13'],
    name: 'a chosen service',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('checkbox', SERVICE)
      await visitor.sees('region', 'Valitut palvelut')
    },
  },
  {
    slice,
    rows: ['SV-02', 'NO-02'],
    name: 'a service that cannot be added',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.answers('/add-products-to-cart', 'fails')
      await visitor.press('checkbox', SERVICE)
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['SV-10'],
    name: 'nothing chosen',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.insists('button', 'Jatka')
    },
  },
]
