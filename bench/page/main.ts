/**
 * `npm run bench:page`: a cold page visit to /huolto on a slow phone and connection, alternating with the same HTML without
 * code. Ratios and counts are gated. Milliseconds depend on the machine and are only shown.
 */
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { serveBare } from './bare'
import { pageVisit, type PageVisit } from './page-visit'

const ROUNDS = 7
const WARM_UPS = 1

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const of = (pageVisits: readonly PageVisit[], key: keyof PageVisit): number => median(pageVisits.map((one) => one[key]))

interface Bar {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: '' | 'ms' | 'times the bare page’s first paint'
}

function bars(ours: readonly PageVisit[], bare: readonly PageVisit[]): Bar[] {
  const floor = of(bare, 'fcp')
  const times = 'times the bare page’s first paint'
  return [
    { name: 'First contentful paint', value: of(ours, 'fcp') / floor, limit: 1.05, unit: times },
    { name: 'Form live', value: of(ours, 'formLive') / floor, limit: 3.5, unit: times },
    { name: 'Cumulative layout shift', value: of(ours, 'layoutShift'), limit: 0.01, unit: '' },
    { name: 'Requests', value: of(ours, 'requests'), limit: 8, unit: '' },
    { name: 'Total blocking time', value: of(ours, 'blocking'), limit: 50, unit: 'ms' },
    { name: 'Longest task', value: of(ours, 'longestTask'), limit: 100, unit: 'ms' },
  ]
}

const KEYS = ['fcp', 'lcp', 'formLive', 'blocking', 'longestTask', 'layoutShift', 'requests', 'kilobytes'] as const

await measureInBrowser(async (browser, url) => {
  const page = `${url}/huolto`
  const bare = await serveBare(await (await fetch(page)).text())
  try {
    const ours: PageVisit[] = []
    const floor: PageVisit[] = []
    for (let round = -WARM_UPS; round < ROUNDS; round++)
      for (const [url, pageVisits] of [
        [page, ours],
        [bare.url, floor],
      ] as const) {
        const one = await pageVisit(browser, url)
        if (round >= 0) pageVisits.push(one)
      }
    say(
      `${''.padEnd(24)}${'/huolto'.padStart(10)}${'bare'.padStart(10)}   medians of ${ROUNDS} cold page visits by turns`,
    )
    for (const key of KEYS)
      say(
        key.padEnd(24) +
          [ours, floor]
            .map((pageVisits) =>
              of(pageVisits, key)
                .toFixed(key === 'layoutShift' ? 4 : 0)
                .padStart(10),
            )
            .join(''),
      )
    say()
    let isWithin = true
    for (const { name, value, limit, unit } of bars(ours, floor)) {
      const good = value <= limit
      say(
        `${name.padEnd(24)}${value.toFixed(unit === 'ms' ? 0 : 3).padStart(10)} of ${limit} ${unit}${good ? '' : unit === 'ms' ? '  over (not gated)' : '  TOO MUCH'}`,
      )
      if (!good && unit !== 'ms') isWithin = false
    }
    return isWithin
  } finally {
    bare.close()
  }
})
