import { array, create, number } from 'superstruct'
import type { Tab } from './engine'

/** A browser learns where a frame of another process lies with its next picture. */
const SETTLE_MS = 150
/** The page of the frame may scroll the page around it meanwhile. */
const TRIES = 20

/**
 * Returns the tab of a visitor who looks into a frame. Presses the mouse in the page around it, scrolled so that the
 * point is in view.
 * @param frame expression of the frame's element in the page around it
 * @param inside how the engine evaluates and types in the frame, and presses if a press in the page does not reach it
 */
export const frameTab = (
  page: Tab,
  frame: string,
  inside: Pick<Tab, 'run' | 'type'> & Partial<Pick<Tab, 'click'>>,
): Tab => {
  const placeAfter = async (action: string): Promise<readonly [left: number, top: number]> => {
    const place = await page.run(`(() => {
      const frame = ${frame}
      ${action}
      const { left, top } = frame.getBoundingClientRect()
      return JSON.stringify([left, top])
    })()`)
    const [left = 0, top = 0] = create(JSON.parse(place), array(number()))
    return [left, top]
  }
  return {
    ...page,
    ...inside,
    click: async (x, y) => {
      const scroll = `scrollBy({ top: frame.getBoundingClientRect().top + ${y} - innerHeight / 2, behavior: 'instant' })`
      for (let tries = 0; tries < TRIES; tries++) {
        const before = await placeAfter(scroll)
        await new Promise((wake) => setTimeout(wake, SETTLE_MS))
        const [left, top] = await placeAfter('')
        if (top === before[1]) return inside.click ? inside.click(x, y) : page.click(left + x, top + y)
      }
      throw new Error('The page around the frame does not stand still.')
    },
  }
}
