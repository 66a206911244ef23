import type { Box, Layout } from './measure'

/** Tolerances in CSS pixels: engines round boxes and measure letters differently. */
const SIDEWAYS = 8
const BAR = 64
/** Share of the page's height. Long texts may wrap once more. */
const HEIGHT = 0.12

/** What an engine lays out differently from Chromium, one sentence each. */
export function differences(expected: Layout, found: Layout): readonly string[] {
  return [
    ...sideways('block', expected.blocks, found.blocks),
    ...sideways('fixed', expected.fixed, found.fixed),
    ...Object.entries(expected.fixed).flatMap(([name, [, top]]) => {
      const y = found.fixed[name]?.[1] ?? top
      return Math.abs(y - top) > BAR ? [`${name} is at ${y} from the top instead of ${top}.`] : []
    }),
    ...found.overlaps.filter((pair) => !expected.overlaps.includes(pair)).map((pair) => `These overlap: ${pair}.`),
    ...heightOf(expected.page[1], found.page[1]),
  ]
}

/** Faults of a layout in any engine. */
export function ownFaults({ viewport: [width, height], page, fixed }: Layout): readonly string[] {
  // The panel beside the step has the same name.
  const bar = width < 1120 ? fixed['section Varauksesi'] : undefined
  return [
    ...(page[0] > width ? [`The page is ${page[0]} wide in a window of ${width}.`] : []),
    ...(bar && Math.abs(bar[1] + bar[3] - height) > 2
      ? [`The bottom bar ends at ${bar[1] + bar[3]} of ${height}.`]
      : []),
  ]
}

/** True if the panel stands to the right of the step's section and starts on the first screen. */
export function isBeside({ blocks, fixed, viewport }: Layout, step: string, panel: string): boolean {
  const [left = 0, , width = 0] = blocks[`section ${step}`] ?? []
  const [x = 0, y = 0] = fixed[`section ${panel}`] ?? []
  return width > 0 && x >= left + width && y < viewport[1]
}

type Boxes = Readonly<Record<string, Box>>

const sideways = (kind: string, expected: Boxes, found: Boxes): readonly string[] =>
  Object.entries(expected).flatMap(([name, [left, , width]]) => {
    const box = found[name]
    if (!box) return [`There is no ${kind} "${name}".`]
    const isSame = Math.abs(box[0] - left) <= SIDEWAYS && Math.abs(box[2] - width) <= SIDEWAYS
    return isSame ? [] : [`${name} is ${box[2]} wide at ${box[0]} instead of ${width} at ${left}.`]
  })

const heightOf = (expected: number, found: number): readonly string[] =>
  Math.abs(found - expected) > expected * HEIGHT ? [`The page is ${found} high instead of ${expected}.`] : []
