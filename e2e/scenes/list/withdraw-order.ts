import type { Scene, SceneVisitor } from '../scene'
import { opensBooking } from './manage-booking'

const slice = 'withdraw-order'
const chain = 'whole'

async function states(visitor: SceneVisitor): Promise<void> {
  await opensBooking(visitor)
  await visitor.press('button', 'Peruuta sopimus tästä')
  await visitor.sees('heading', 'Peruuttamisilmoitus')
}

async function confirms(visitor: SceneVisitor): Promise<void> {
  await states(visitor)
  await visitor.press('button', 'Jatka')
  await visitor.sees('heading', 'Vahvista peruuttaminen')
}

export async function withdraws(visitor: SceneVisitor): Promise<void> {
  await confirms(visitor)
  await visitor.press('button', 'Vahvista peruuttaminen')
  await visitor.sees('heading', 'Sopimus on peruutettu.')
}

export const withdrawOrder: readonly Scene[] = [
  { slice, chain, rows: ['LW-03'], name: 'the statement', play: states },
  { slice, chain, rows: ['LW-03'], name: 'the confirmation', play: confirms },
  { slice, chain, rows: ['LW-03'], name: 'the receipt', play: withdraws },
]
