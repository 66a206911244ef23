import { sees, type Scene } from '../scene'

const slice = 'choose-mechanic'
const WHO = 'Kuka huoltaa autosi?'

export const chooseMechanic: readonly Scene[] = [
  {
    slice,
    rows: ['TM-18'],
    name: 'the shifts of a mechanic',
    play: async (visitor) => {
      await visitor.startsAt('TIME', { organizationId: 6 })
      await sees(visitor, 'time')
      await visitor.chooses(WHO, 'Asentaja Sanna')
      await visitor.sees('button', /^Valitse aika klo /)
    },
  },
]
