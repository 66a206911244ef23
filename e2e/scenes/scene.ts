/** A state of the application that matters, and how a visitor gets there. */
import type { VisitState } from '#shared/api/nouns/visit'
import type { Given, Step } from '#tests/harness/visitors/fill-booking'
import type { Booked } from './acts'
import type { Chain } from './chains'

export type Name = string | RegExp
/** An element by its role and its accessible name; a text is the whole name. An alert has none. `within` is around it. */
export type Target = readonly [role: string, name?: Name, within?: readonly [role: string, name: Name]]

/** How the server answers a call: an error, an answer without content, no answer at all, or one of its own. */
export type Answer = 'fails' | 'never' | { readonly body: unknown; readonly status?: number }

/** What can be done in any browser: Playwright's, or the one in which `npm run scenes` is open. */
export interface SceneVisitor {
  /** Opens a page without a booking. */
  open(path: string): Promise<void>
  /** Opens the page at a step of a booking, as a reload there does. The steps before it are done by calls. */
  startsAt(step: Step, given?: Given): Promise<void>
  /** Another customer's booking of ABC-123, saved by calls. */
  books(given?: Given): Promise<Booked>
  /** The customer of the booking cancels it, elsewhere. */
  cancels(booked: Booked): Promise<void>
  /** The desk of the chain 'whole' sets the state of a visit. */
  setsState(booked: Booked, state: VisitState): Promise<void>
  /** The workshop proposes extra work on the newest booking. Returns the code of its link. */
  proposesWork(): Promise<string>
  /** The hours until the reminders of all bookings pass. */
  remindersAreDue(): Promise<void>
  /** The time that the page's visitor holds runs out. */
  holdRunsOut(): Promise<void>
  /** Waits for a mail of this scene whose subject begins with the words, and shows its HTML. */
  opensMail(subject: string): Promise<void>
  /** From now on the server answers the calls of a path so: '/search-vehicle'. */
  answers(path: string, answer: Answer): Promise<void>
  /** Waits until the element is visible. */
  sees(...target: Target): Promise<void>
  press(...target: Target): Promise<void>
  /** Presses a button that says that it is disabled (`aria-disabled`), and tells why when it is pressed. */
  insists(...target: Target): Promise<void>
  /** Types into a field. `form` names the form if the page has two fields of the label. */
  fill(label: Name, text: string, form?: string): Promise<void>
  /** Chooses an option of a list. */
  chooses(label: string, option: string): Promise<void>
}

export interface Scene {
  /** The chain in which it is played, by default the demo's. */
  readonly chain?: Chain
  /** The slice whose state it is. */
  readonly slice: string
  /** Acceptance rows that the state shows, at least one. */
  readonly rows: readonly [string, ...string[]]
  /** What is seen, as in 'choose-tires with all questions answered'. Each of a slice has another. */
  readonly name: string
  /** Name of its pictures in e2e/pictures, if it has any. It depends on no other booking. */
  readonly picture?: string
  /** Gets to the state. The page is at rest when it ends, or shows that it waits. */
  readonly play: (visitor: SceneVisitor) => Promise<void>
}

export const HEADINGS = {
  vehicle: 'Ajoneuvon tiedot',
  workplace: 'Valitse toimipiste',
  services: 'Valitse palvelut',
  tires: 'Rengaspalvelut',
  time: 'Varaa aika',
  customer: 'Omat tiedot',
} as const

export const sees = (visitor: SceneVisitor, step: keyof typeof HEADINGS): Promise<void> =>
  visitor.sees('heading', HEADINGS[step])
export const next = (visitor: SceneVisitor): Promise<void> => visitor.press('button', 'Jatka')
