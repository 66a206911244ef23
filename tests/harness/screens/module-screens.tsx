/** Checks of what any process shows at each of its steps. Nothing here depends on a particular process. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import {
  STEP_HEADING_ID,
  wizardStore,
  type ProcessDefinition,
  type RoutedProcess,
  type WizardProcess,
} from '#entities/process'
import { axeFaults } from './axe'
import { doSteps, remembered } from '../visitors/fill-booking'
import { openApp, type OpenedApp } from './render-app'
import type { Shop } from './shop'
import { findPart } from './part'
import { PATIENCE_MS } from '../../../scripts/tools/patience'

type Definitions = readonly ProcessDefinition[]

/** Opens a wizard at a step, as after a reload there. The steps before it are done through the API. */
export async function openAt(
  shop: Shop,
  process: WizardProcess,
  name: string,
  definitions: Definitions,
): Promise<OpenedApp> {
  const { api, token } = await shop.visitor(process.type)
  const names = process.steps.map((step) => step.name)
  const at = names.indexOf(name)
  // The last step is not restored after a reload, so the test navigates to it.
  const isEnd = at === names.length - 1
  const from = isEnd ? at - 1 : at
  await doSteps(api, names.slice(0, from))
  for (const [key, value] of Object.entries(remembered(token(), names[from] ?? '', process.type)))
    window.sessionStorage.setItem(key, value)
  const opened = openApp({ path: process.path, definitions })
  if (isEnd) {
    await expectStep(process, names[from] ?? '')
    act(() => opened.get(wizardStore).goNext())
  }
  return opened
}

/** Text of the loading indicator, or an empty step before it appears. */
const LOADING = /^(Ladataan…)?$/

const stepRegion = (): HTMLElement | null => document.querySelector('section[data-step]')

/** Checks that the step is current in the stepper, and has one non-empty heading and further content. */
async function expectStep({ steps }: WizardProcess, name: string): Promise<void> {
  const stepper = within(await screen.findByRole('navigation', { name: 'Varauksen vaiheet' }))
  const items = stepper.getAllByRole('listitem')
  expect(items.map((item) => item.textContent.replace(/^\d|\s\(valmis\)$/g, ''))).toEqual(
    steps.map(({ label }) => label),
  )
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(
    steps.map((step) => (step.name === name ? 'step' : null)),
  )
  // Waits until the step's code and data are loaded.
  await waitFor(() => expect(stepRegion()?.textContent ?? '').not.toMatch(LOADING), { timeout: PATIENCE_MS })
  await waitFor(() => {
    const headings = stepRegion()?.querySelectorAll(`h2#${STEP_HEADING_ID}`) ?? []
    expect(headings, 'one h2 of StepHead').toHaveLength(1)
    const words = headings[0]?.textContent ?? ''
    expect(words.trim(), 'words in the heading').not.toBe('')
    expect(stepRegion()?.textContent.length, 'more than the heading').toBeGreaterThan(words.length)
    expect(stepRegion()?.querySelector('[aria-busy=true]'), 'nothing on its way any more').toBeNull()
  })
  expect(screen.queryByText('Jokin meni pieleen'), 'no broken screen').toBeNull()
}

/** Checks that the heading receives the focus when the visitor enters the step (WZ-14). */
async function expectFocus({ get }: OpenedApp, name: string): Promise<void> {
  const wizard = get(wizardStore)
  const neighbour = wizard.steps[wizard.index - 1] ?? wizard.next
  // The last step was entered just now, and no navigation leads back from it.
  if (wizard.next) {
    act(() => wizard.goTo(neighbour?.name ?? ''))
    act(() => wizard.goTo(name))
  }
  await waitFor(() => expect(document.getElementById(STEP_HEADING_ID), 'focus on the heading').toHaveFocus())
}

/** Checks that each finished step has a card with a summary below its title (WZ-04). */
async function expectCards({ steps }: WizardProcess, name: string): Promise<void> {
  const at = steps.findIndex((step) => step.name === name)
  // The last step shows no cards, because no step can be edited there.
  const finished = at === steps.length - 1 ? [] : steps.slice(0, at)
  for (const { label } of finished) {
    const card = await findPart(label)
    const title = within(card).getByRole('heading', { level: 2, name: label })
    await waitFor(() => expect(title.nextElementSibling?.textContent, `summary of ${label}`).not.toBe(''))
  }
}

/** Checks that tab, breadcrumb, heading and title are those of the process. */
export async function expectHead({ kind, path, tab, heading, breadcrumb }: RoutedProcess): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(document.title).toContain(kind === 'wizard' ? ` – ${tab} | ` : heading)
  const link = within(screen.getByRole('navigation', { name: 'Ajanvaraukset' })).getByRole('link', { name: tab })
  expect(link).toHaveAttribute('href', path)
  expect(link).toHaveAttribute('aria-current', 'page')
  const crumbs = within(screen.getByRole('navigation', { name: 'Murupolku' })).getAllByRole('link')
  expect(crumbs.at(-1)).toHaveTextContent(breadcrumb)
  expect(crumbs.at(-1)).toHaveAttribute('href', path)
}

/** Checks that the server has an info text for the process, and that the page shows it (RT-06). */
export async function expectInfoText(shop: Shop, { type, infoTextCode }: RoutedProcess): Promise<void> {
  const { api } = await shop.visitor(type)
  const texts = await api.infoTextSettings({ query: { organizationId: 1 } })
  const text = texts.find(({ code }) => code === infoTextCode)?.text ?? ''
  expect(text, `the server’s text ${infoTextCode}`).not.toBe('')
  expect(await screen.findByText(text)).toBeVisible()
}

/** Checks that axe finds nothing and that no heading level is skipped. */
export async function expectAccessible(): Promise<void> {
  expect(await axeFaults()).toEqual([])
  const levels = screen.getAllByRole('heading').map((one) => Number(one.tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
}

/** Runs all checks that every wizard step must pass. */
export async function expectWholeStep(
  shop: Shop,
  process: WizardProcess,
  name: string,
  definitions: Definitions,
): Promise<void> {
  const opened = await openAt(shop, process, name, definitions)
  await expectStep(process, name)
  await expectHead(process)
  await expectCards(process, name)
  await expectAccessible()
  await expectFocus(opened, name)
}
