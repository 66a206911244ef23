import { expect, it } from 'vitest'
import { readArguments } from '../../scripts/tools/feature-arguments'

const NONE = {
  title: undefined,
  isWatch: false,
  browser: undefined,
  isAll: false,
  isReported: false,
  isMeasured: false,
  more: [],
}

it.each([
  [['find-vehicle', 'cart'], {}, { owners: ['find-vehicle', 'cart'] }],
  [['cart', '-t', 'TM-05'], {}, { owners: ['cart'], title: 'TM-05' }],
  [['cart', '--report', '--coverage'], {}, { owners: ['cart'], isReported: true, isMeasured: true }],
  [['cart', '--watch', '--all'], {}, { owners: ['cart'], isWatch: true, isAll: true }],
  [['cart', '--ui'], {}, { owners: ['cart'], browser: 'ui' }],
  [['cart', '--', '--bail=1'], {}, { owners: ['cart'], more: ['--bail=1'] }],
  // Without npm's `--`: npm takes the options.
  [['cart', 'TM-05', 'TM-06'], { npm_config_t: 'true' }, { owners: ['cart'], title: 'TM-05|TM-06' }],
  [['cart'], { npm_config_watch: 'true' }, { owners: ['cart'], isWatch: true }],
  [['cart'], { npm_config_headed: 'true' }, { owners: ['cart'], browser: 'headed' }],
])('reads %j with %j', (args, env, expected) => {
  expect(readArguments(args, env)).toEqual({ ...NONE, ...expected })
})

it('names an unknown option', () => {
  expect(() => readArguments(['cart', '--fast'], {})).toThrow(/--fast/)
})
