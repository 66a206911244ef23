import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from '../../../src/app'
import { openPage } from '../../../src/open-process'
import { routesOf } from '../../../src/routes'
import { wire } from '../../../src/wiring'
import { readConfig } from '#shared/config/config'
import type { StoreResolver } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { registryPort, type ProcessDefinition } from '#entities/process'
import { fillBooking, remembered, type Given, type Step } from '../visitors/fill-booking'
import type { Shop } from './shop'

/** A page of the application in jsdom, as its visitor has it. */
export interface OpenedApp {
  readonly user: UserEvent
  readonly get: StoreResolver
  /** Unmounts the page, as a reload does. */
  readonly close: () => void
}

export interface OpenOptions {
  readonly path?: string
  readonly config?: string
  readonly definitions?: readonly ProcessDefinition[]
  /** Mounts each screen once, as the built page does. A second mount clears what a late response has left. */
  readonly mountsOnce?: boolean
}

/** Opens the whole application at a path. */
export function openApp(options: OpenOptions = {}): OpenedApp {
  const page = load(options)
  return { ...page, ...show(page, options.mountsOnce) }
}

/** Opens the application as its entry point does, with the address that another site returns the visitor to. */
export async function openReturned(path: string, options: Omit<OpenOptions, 'path'> = {}): Promise<OpenedApp> {
  const page = load({ ...options, path })
  await openPage(page.get)
  return { ...page, ...show(page) }
}

/** Loads a page: its address and its stores. */
function load({ path = '/huolto', config = '{}', definitions }: OpenOptions) {
  window.history.replaceState(null, '', path)
  let isGone = false
  // A closed page sends no requests and receives no responses, although its code still runs in this process.
  const toNobody = new Promise<never>(() => {})
  const get = wire({
    config: readConfig(config, window.location.search),
    pause: () => Promise.resolve(),
    fetch: async (...request) => {
      if (isGone) return toNobody
      try {
        return await window.fetch(...request)
      } finally {
        if (isGone) await toNobody
      }
    },
    ...(definitions && { definitions }),
  })
  const leave = (): void => {
    isGone = true
  }
  return { get, leave }
}

function show({ get, leave }: ReturnType<typeof load>, mountsOnce = false): Pick<OpenedApp, 'user' | 'close'> {
  const router = createBrowserRouter(routesOf(get(registryPort)))
  const page = <RouterProvider router={router} />
  const { unmount } = render(
    mountsOnce ? <StoresContext value={get}>{page}</StoresContext> : <App stores={get}>{page}</App>,
  )
  const close = (): void => {
    unmount()
    router.dispose()
    // Requests sent while unmounting still go out.
    setTimeout(leave)
  }
  return { user: userEvent.setup(), close }
}

/** The first button with this name: the one of wide screens. The bottom bar of narrow screens repeats it. */
export const primary = (name: string | RegExp): HTMLElement => {
  const [first] = screen.getAllByRole('button', { name })
  if (!first) throw new Error(`No button «${String(name)}»`)
  return first
}

/** The texts that are announced now. */
export const announced = (): string[] =>
  [...document.querySelectorAll('.visually-hidden[aria-live] > div')].map(({ textContent }) => textContent)

/** Finds the button of a notification by level and text, such as 'Virhe: Palvelussa tapahtui odottamaton häiriö.'. */
export const notification = (text: string): Promise<HTMLElement> =>
  // jsdom has no layout and joins the elements of level and text without a space.
  screen.findByRole('button', {
    name: 'Sulje ilmoitus',
    description: (words) => words.replace(/^(\w+):\s*/, '$1: ') === text,
  })

/** Opens the application at a step, as after a reload there. The steps before it are done through the API. */
export async function openStep(shop: Shop, step: Step, given: Given = {}, config = '{}'): Promise<OpenedApp> {
  const { process = 'MAINTENANCE' } = given
  const { api, token } = await shop.visitor(process)
  await fillBooking(api, step, given)
  for (const [key, value] of Object.entries(remembered(token(), step, process)))
    window.sessionStorage.setItem(key, value)
  return openApp({ path: process === 'MAINTENANCE' ? '/huolto' : '/renkaanvaihto', config })
}

/** Chooses a workplace once the free times are known, because cards that change their group are mounted anew. */
export async function chooseWorkplace(user: UserEvent, name: string): Promise<void> {
  await user.click(await workplaceButton(name))
}

/** Returns a workplace's button after the cards have been grouped by day, which renders them anew. */
export async function workplaceButton(name: string): Promise<HTMLElement> {
  const button = { name: `Valitse ${name}` }
  await screen.findByRole('button', button)
  await waitFor(() => expect(screen.queryAllByText('Haetaan ensimmäistä vapaata aikaa…')).toEqual([]))
  return screen.getByRole('button', button)
}
