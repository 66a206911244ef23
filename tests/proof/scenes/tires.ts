/** The tire step. */
import { HttpResponse } from 'msw'
import { answer, CHANGE_ONLY, expectOrdered, HOTEL, IN_HOTEL, LEAVES, NEW } from '../../harness/screens/tires'
import { at, silent } from './acts'
import type { Scenes } from './scene'

export const tiresScenes: Scenes = {
  tireChangeProducts: [
    {
      open: at('TIRES', { process: 'TIRE_CHANGE' }),
      words: 'Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: () => answer(CHANGE_ONLY),
    },
  ],
  tirePickUpProduct: [
    {
      open: (shop) => {
        // Only a list without the product leads to the product's own call (AS-03).
        shop.answer('tireChangeProducts', async (pass) => {
          const { tireHotelPickUpProduct: _, ...others } = Object(await (await pass()).json())
          return HttpResponse.json(others)
        })
        return at('TIRES', { process: 'TIRE_CHANGE' })(shop)
      },
      ...silent,
      done: () => answer(CHANGE_ONLY),
    },
  ],
  tireHotelProduct: [
    {
      open: at('TIRES', { process: 'TIRE_CHANGE', plate: 'KOR-77' }),
      ...silent,
      act: async (user) => {
        await user.click(await answer(HOTEL))
        await answer(IN_HOTEL)
        await user.click(await answer(LEAVES))
      },
      failsFromStart: true,
      done: () => expectOrdered(NEW),
    },
  ],
}
