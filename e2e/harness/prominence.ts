import type { Locator } from '@playwright/test'

/** How much a text stands out: its size in px, its weight, and its contrast with the background behind it. */
export interface Prominence {
  readonly text: string
  readonly size: number
  readonly weight: number
  readonly contrast: number
}

/** Returns the prominence of each visible text below an element, as the browser computes it. */
export const prominenceOf = (element: Locator): Promise<Prominence[]> =>
  element.evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    /** Red, green, blue and alpha of any CSS colour, 0 to 255. */
    const channelsOf = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminanceOf = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      if ((channelsOf(backgroundColor)[3] ?? 0) > 0) return backgroundColor
      return element.parentElement ? backgroundOf(element.parentElement) : 'white'
    }
    const contrastOf = (element: Element): number => {
      const [one, other] = [luminanceOf(getComputedStyle(element).color), luminanceOf(backgroundOf(element))]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }
    const found = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('.visually-hidden')) continue
      const { fontSize, fontWeight } = getComputedStyle(element)
      const contrast = Math.round(contrastOf(element) * 10) / 10
      found.push({ text, size: Number.parseFloat(fontSize), weight: Number(fontWeight), contrast })
    }
    return found
  })
