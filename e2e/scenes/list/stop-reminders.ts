import type { Scene, SceneVisitor } from '../scene'
import { opensBooking } from './manage-booking'

const slice = 'stop-reminders'
const chain = 'whole'

async function isAsked(visitor: SceneVisitor): Promise<void> {
  await opensBooking(visitor)
  await visitor.press('link', 'Lopeta muistutukset')
  await visitor.sees('heading', 'Lopetetaanko muistutukset?')
}

export const stopReminders: readonly Scene[] = [
  { slice, chain, rows: ['VI-01'], name: 'the question', play: isAsked },
  {
    slice,
    chain,
    rows: ['VI-01'],
    name: 'reminders that were stopped',
    play: async (visitor) => {
      await isAsked(visitor)
      await visitor.press('button', 'Lopeta muistutukset')
      await visitor.sees('heading', 'Muistutukset on lopetettu.')
    },
  },
]
