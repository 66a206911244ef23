import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import VitestResults from '../../scripts/report/vitest'

it('the report of a run leaves the assertions of the tests as they are', async () => {
  const vitest = await createVitest('test', { config: false, watch: false })
  const setUps = () =>
    vitest.projects.map(({ config: { setupFiles, runner } }) => ({ setUps: [...setupFiles], runner }))
  const own = setUps()
  new VitestResults().onInit(vitest)
  expect(setUps()).toEqual(own)
  await vitest.close()
})
