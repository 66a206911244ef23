/** What every screen test stands on: a clean page, the parts of a browser that jsdom lacks, and no silent faults. */
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { preloadFoot } from '../../src/layout/footer'

// On a busy machine a screen takes its time; a test that waits for the right thing does not mind.
configure({ asyncUtilTimeout: 20_000 })

// In a browser it comes at rest, which a test cannot wait for.
beforeAll(() => preloadFoot())

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
    )
  lackingInJsdom()
})

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
  window.localStorage.clear()
  delete window.dataLayer
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  expect(complaints, 'nothing is written to the console').toEqual([])
})

// Code that is on its way when a file ends never comes, and the worker keeps that for the files after it.
afterAll(() => vi.dynamicImportSettled())

/** For a test in which a complaint is what should happen. */
export function takeComplaints(): readonly string[] {
  return complaints.splice(0)
}

function lackingInJsdom(): void {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  // Where nothing is laid out, nothing is under a pointer.
  Element.prototype.setPointerCapture = () => {}
  document.elementFromPoint = () => null
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
  // As wide as a desktop, with no other wishes.
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

/** Makes the window so many pixels wide. */
export function resizeTo(pixels: number): void {
  width = pixels
  act(() => {
    for (const listener of onResize)
      if (typeof listener === 'function') listener(new Event('change'))
      else listener.handleEvent(new Event('change'))
  })
}
