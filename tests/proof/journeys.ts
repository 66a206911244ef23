/** Three whole journeys by a visitor who does what each step asks, and retries what the page reports as failed. */
import { screen, waitFor, within } from '@testing-library/react'
import { STEP_HEADING_ID } from '#entities/process'
import { put } from '../harness/screens/customer-page'
import { openApp, primary, type OpenedApp } from '../harness/screens/render-app'
import { CHANGE_ONLY } from '../harness/screens/tires'

type User = OpenedApp['user']

interface Journey {
  readonly path: string
  /** The action of each step, by its heading. */
  readonly steps: Readonly<Record<string, (user: User, email: string) => Promise<void>>>
  readonly end: string
}

const go = async (user: User) => user.click(primary('Jatka'))
const write = async (user: User, label: RegExp, words: string): Promise<void> => {
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
  if (field.value !== words) await put(user, field, words)
}
const time = async (user: User): Promise<void> => {
  const slots = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
  if (primary('Jatka').matches('[aria-disabled=true]') && slots[0]) await user.click(slots[0])
  await go(user)
}
const customer = async (user: User, email: string): Promise<void> => {
  await write(user, /^Etunimi/, 'Aino')
  await write(user, /^Sukunimi/, 'Öhman')
  await write(user, /^Sähköposti/, email)
  await write(user, /^Puhelinnumero/, '040 123')
  const [send] = screen.getAllByRole('button', { name: /^Lähetä varaus|^Varmista uudelleen|^Lähetä uudelleen/ })
  if (send) await user.click(send)
}
const choose = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' }))

export const JOURNEYS: Readonly<Record<'huolto' | 'renkaanvaihto' | 'peruutus', Journey>> = {
  huolto: {
    path: '/huolto',
    steps: {
      'Ajoneuvon tiedot': async (user) => {
        await write(user, /^Rekisterinumero/, 'ABC-123')
        await write(user, /^Mittarilukema/, '84500')
        await go(user)
      },
      'Valitse toimipiste': choose,
      'Valitse palvelut': async (user) => {
        const oil = await screen.findByRole('checkbox', { name: /^Perushuolto/ })
        if (!oil.matches(':checked')) await user.click(oil)
        await go(user)
      },
      'Varaa aika': time,
      'Omat tiedot': customer,
    },
    end: 'Aika on varattu sinulle',
  },
  renkaanvaihto: {
    path: '/renkaanvaihto',
    steps: {
      'Ajoneuvon tiedot': async (user) => {
        await write(user, /^Rekisterinumero/, 'ABC-123')
        await go(user)
      },
      'Valitse toimipiste': choose,
      Rengaspalvelut: async (user) => {
        const change = await screen.findByRole('radio', { name: CHANGE_ONLY })
        if (!change.matches(':checked')) await user.click(change)
        await go(user)
      },
      'Varaa aika': time,
      'Omat tiedot': customer,
    },
    end: 'Aika on varattu sinulle',
  },
  peruutus: {
    path: '/peruutus',
    steps: {
      'Ei varaustunnusta? Lähetä pyyntö': async (user, email) => {
        await screen.findByRole('option', { name: 'Turku Länsikeskus' })
        await user.selectOptions(screen.getByLabelText(/^Toimipiste/), 'Turku Länsikeskus')
        // The form that opens a booking has a register number too.
        const request = within(screen.getByRole('form', { name: 'Ei varaustunnusta? Lähetä pyyntö' }))
        await put(user, request.getByLabelText(/^Rekisterinumero/), 'KLM-482')
        await write(user, /^Varattu huoltopäivä/, '17.09.2026')
        await write(user, /^Sähköposti/, email)
        await user.click(screen.getByRole('button', { name: 'Lähetä pyyntö' }))
      },
    },
    end: 'Muutos/Peruutuspyyntö lähetetty',
  },
}

const HEADINGS = new Set(Object.values(JOURNEYS).flatMap(({ steps, end }) => Object.keys(steps).concat(end)))
/** Finds the current step's heading by its id, because the cards of finished steps have headings too. */
const stepHeading = (): string => {
  const all = document.querySelectorAll(window.location.pathname === '/peruutus' ? 'main h2' : `#${STEP_HEADING_ID}`)
  return [...all].map(({ textContent }) => textContent ?? '').find((text) => HEADINGS.has(text)) ?? ''
}
const retries = (): HTMLElement[] =>
  within(screen.getByRole('main')).queryAllByRole('button', { name: 'Yritä uudelleen' })
const firstLine = (error: unknown): string => String(error).split('\n', 1).join('')
const isBusy = (): boolean =>
  document.querySelector('main [aria-busy=true]') !== null ||
  [...document.querySelectorAll('main :is(output, .visually-hidden)')].some(({ textContent }) =>
    textContent?.endsWith('…'),
  )

/** Maximum number of actions, retries included. */
const PATIENCE = 16

/** Walks a journey to its end. Resolves to the number of retries. `look` is called on each page before the visitor acts. */
export async function walk(
  { path, steps, end }: Journey,
  email: string,
  look: (here: string) => void = () => {},
): Promise<number> {
  const { user } = openApp({ path })
  const done = new Set<string>()
  let again = 0
  const act = async (here: string): Promise<void> => {
    done.add(here)
    try {
      await steps[here]?.(user, email)
    } catch (error) {
      // The control may have disappeared together with its step.
      if (stepHeading() === here && retries().length === 0)
        throw new Error(`At «${here}»: ${firstLine(error)}\n${document.body.textContent}`, { cause: error })
    }
  }
  for (let turn = 0; turn < PATIENCE; turn++) {
    await settled()
    const here = stepHeading()
    look(here)
    if (here === end) return again
    const [retry] = retries()
    // After a session end all steps are repeated. This counts as one retry.
    if (here === Object.keys(steps)[0] && done.size > 1) done.clear()
    if (retry || done.has(here)) again++
    if (retry) await user.click(retry)
    else await act(here)
  }
  throw new Error(`no end in sight at «${stepHeading()}»:\n${document.body.textContent}`)
}

/** Waits until a step or a retry button is shown and nothing is loading. */
async function settled(): Promise<void> {
  let rests = 0
  await waitFor(
    () => {
      const isHere = stepHeading() !== '' || retries().length > 0
      rests = isHere && !isBusy() ? rests + 1 : 0
      if (rests < 4) throw new Error(`it does not come to rest:\n${document.body.textContent}`)
    },
    { onTimeout: (error) => error },
  )
}
