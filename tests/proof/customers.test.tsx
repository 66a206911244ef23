/**
 * Random customers, each drawn from a seed and played through the rendered screens over the real server. An oracle that
 * knows only what the customer did, and what the server has told, reads every screen, mail and list.
 * `npm run proof -- customers` plays all; `SEED=17` plays that one alone, and `FROM=201` begins there.
 */
import { expect, it } from 'vitest'
import { isQuickRun } from '../../scripts/tools/thorough-tests'
import { proofSize } from '../harness/proof-size'
import { explain, faultsOf } from './customers/oracle'
import { planOf } from './customers/plan'
import { play } from './customers/play'
import { Story } from './customers/story'
import { openWorld } from './customers/world'

const world = openWorld()
const only = process.env['SEED']
const first = Number(process.env['FROM'] ?? '1')
/** A customer takes five to six seconds of a processor. */
const count = proofSize(1000, isQuickRun ? 3 : 50)
const seeds = only ? [Number(only)] : Array.from({ length: count }, (_, index) => index + first)

/** Generous for those who change their mind often. */
const LONGEST_MS = 180_000

it.each(seeds)(
  'RC-01 RC-19 RC-20 RC-21 RC-24 RC-25 RC-26 customer %i reads nothing untrue',
  async (seed) => {
    await world.clean()
    const story = new Story()
    await play(planOf(seed), world, story).catch((error: unknown) => {
      throw new Error(`${story.told()}\n${String(error)}`, { cause: error })
    })
    const record = world.record()
    if (!record) throw new Error('the server has told of no booking')
    const faults = faultsOf({ story, record })
    expect(faults.length === 0 ? '' : explain(story, faults)).toBe('')
  },
  LONGEST_MS,
)
