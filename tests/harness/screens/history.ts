/** Walks of the screens to a step, and through the history of the browser. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { chooseWorkplace, openApp, primary, type OpenedApp } from './render-app'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const vehicle = () => heading('Ajoneuvon tiedot')
export const workplace = () => heading('Valitse toimipiste')
export const services = () => heading('Valitse palvelut')
export const time = () => heading('Varaa aika')
export const customer = () => heading('Omat tiedot')
export const question = () => screen.findByRole('dialog', { name: /^Haluatko poistua varauksesta\?/ })
export const answer = async (user: OpenedApp['user'], name: string) =>
  user.click(within(await question()).getByRole('button', { name }))
export const tab = (name: string) => screen.getByRole('link', { name })
export const back = () => window.history.back()
export const forward = () => window.history.forward()
export const position = (): unknown => Object(window.history.state).idx
/** Waits until the history is at this position again. */
export const settled = (at: number) => waitFor(() => expect(position()).toBe(at))
/** Navigates to a forbidden entry, and waits until the application has restored the history. */
export async function refused(walk: () => void, at: number): Promise<void> {
  const putBack = vi.spyOn(window.history, 'go')
  walk()
  await waitFor(() => expect(putBack).toHaveBeenCalled())
  await settled(at)
}

export async function fromVehicleToServices(opened = openApp()): Promise<OpenedApp> {
  await opened.user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
  await opened.user.type(screen.getByLabelText(/Mittarilukema/), '84500')
  await opened.user.click(primary('Jatka'))
  await chooseWorkplace(opened.user, 'Turku Länsikeskus')
  await services()
  return opened
}

export async function fromServicesToTime(opened: OpenedApp): Promise<OpenedApp> {
  await opened.user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
  await opened.user.click(primary('Jatka'))
  await time()
  return opened
}

/** Goes from SERVICES to the customer step with a held time. */
export async function withHeldTime(at: OpenedApp): Promise<OpenedApp> {
  const opened = await fromServicesToTime(at)
  const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo / })
  if (slot) await opened.user.click(slot)
  await opened.user.click(primary('Jatka'))
  await customer()
  return opened
}
