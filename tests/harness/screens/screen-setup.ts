/**
 * Setup of every screen test: a clean page, stubs for browser features that jsdom lacks, and a check for console
 * output.
 */
import '@testing-library/jest-dom/vitest'
import * as matchers from '@testing-library/jest-dom/matchers'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { preloadFooter } from '../../../src/footer/footer'
import { untranslatable } from '../translation/untranslatable'
import { translatePage } from '../translation/translator'
import { PATIENCE_MS } from '../../../scripts/tools/patience'
import { keepComputedStyles } from './computed-style'
import { getElementError } from './element-error'
import { followTraversals, traversalsEnd } from './traversals'

configure({
  asyncUtilTimeout: PATIENCE_MS,
  getElementError,
})

// A browser loads the footer when idle, and a test cannot wait for that.
beforeAll(() => preloadFooter())

keepComputedStyles()
followTraversals()

// As in Playwright, aria-disabled counts as the specification's 'disabled'.
const isAriaDisabled = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true'
expect.extend({
  toBeDisabled(element: HTMLElement) {
    const result = matchers.toBeDisabled.call(this, element)
    return { ...result, pass: result.pass || isAriaDisabled(element) }
  },
  toBeEnabled(element: HTMLElement) {
    const result = matchers.toBeEnabled.call(this, element)
    return { ...result, pass: result.pass && !isAriaDisabled(element) }
  },
})

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
    )
  lackingInJsdom()
  if (process.env['TRANSLATED']) endTranslation = translatePage('')
})

let endTranslation = (): void => {}

afterEach(async () => {
  endTranslation()
  const broken = untranslatable(document.body)
  cleanup()
  await traversalsEnd()
  window.sessionStorage.clear()
  window.localStorage.clear()
  delete window.dataLayer
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  expect(complaints, 'nothing is written to the console').toEqual([])
  expect(broken, 'a page translator can take every text').toEqual([])
})

// A dynamic import still pending when a file ends never settles, and the worker would keep it for the next files.
afterAll(() => vi.dynamicImportSettled())

/** Returns and clears the console output, for a test that expects some. */
export function takeComplaints(): readonly string[] {
  return complaints.splice(0)
}

function lackingInJsdom(): void {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  // Without layout, no element is under a pointer.
  Element.prototype.setPointerCapture = () => {}
  document.elementFromPoint = () => null
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
  // A desktop-wide window without media preferences.
  width = 1280
  window.matchMedia = (media) => ({
    media,
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
    onchange: null,
    addEventListener: (_: string, listener: EventListenerOrEventListenerObject) => void onResize.add(listener),
    removeEventListener: (_: string, listener: EventListenerOrEventListenerObject) => void onResize.delete(listener),
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  })
}

let width = 1280
const onResize = new Set<EventListenerOrEventListenerObject>()

/** Sets the window's width in pixels. */
export function resizeTo(pixels: number): void {
  width = pixels
  act(() => {
    for (const listener of onResize)
      if (typeof listener === 'function') listener(new Event('change'))
      else listener.handleEvent(new Event('change'))
  })
}
