import { next, sees, type Scene, type SceneVisitor } from '../scene'
import { opensBooking } from './manage-booking'

const slice = 'give-consent'
const chain = 'kaarna'

async function isAsked(visitor: SceneVisitor): Promise<void> {
  await visitor.open('/huolto')
  await sees(visitor, 'vehicle')
  await visitor.sees('region', 'Saammeko käyttää evästeitä?')
}

async function refuses(visitor: SceneVisitor): Promise<void> {
  await isAsked(visitor)
  await visitor.press('button', 'Hyväksy vain välttämättömät')
}

/** The question, and the surfaces of the chain's own brand once it is answered. */
export const giveConsent: readonly Scene[] = [
  { slice, chain, rows: ['RT-12', 'LO-02'], name: 'the question', play: isAsked },
  {
    slice,
    chain,
    rows: ['RT-12'],
    name: 'the settings',
    play: async (visitor) => {
      await isAsked(visitor)
      await visitor.press('button', 'Muokkaa valintoja')
      await visitor.sees('dialog', 'Evästeasetukset')
    },
  },
  { slice, chain, rows: ['RT-12'], name: 'an answered question', play: refuses },
  {
    slice,
    chain,
    rows: ['RT-12', 'OR-01'],
    name: 'the workplaces in another brand',
    play: async (visitor) => {
      await refuses(visitor)
      await visitor.fill('Rekisterinumero', 'ABC-123')
      await visitor.fill('Mittarilukema', '84500')
      await next(visitor)
      await sees(visitor, 'workplace')
      await visitor.sees('button', /Roihupelto/)
    },
  },
  {
    slice,
    chain,
    rows: ['RT-12', 'CA-04'],
    name: 'a booking in another brand',
    play: async (visitor) => {
      await refuses(visitor)
      await opensBooking(visitor)
    },
  },
]
