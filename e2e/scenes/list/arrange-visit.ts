import { sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'arrange-visit'

/** Opens a day that is booked without a time of day: an order of three hours on a Friday. */
async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('TIME', { products: [102] })
  await sees(visitor, 'time')
  await visitor.press('button', /^perjantai .*päivävaraus/)
  await visitor.sees('group', 'Auton jättö ja haku')
}

export const arrangeVisit: readonly Scene[] = [
  { slice, rows: ['TM-09'], name: 'the delivery options of a day', play: opens },
  {
    slice,
    rows: ['TM-09', 'TM-10'],
    name: 'a chosen delivery option',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('checkbox', 'Jätän auton päiväksi ja noudan sen ennen sulkemisaikaa')
    },
  },
  {
    slice,
    rows: ['RC-24'],
    name: 'a delivery option that is asked for',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('button', 'Jatka')
      await visitor.sees('alert')
    },
  },
]
