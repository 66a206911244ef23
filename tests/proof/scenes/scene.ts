import type { OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import type { CallName, Fault } from '../fault-kinds'

export type User = OpenedApp['user']
export type Act = (user: User) => Promise<unknown>

/** Undefined: the failure table's text. Null: no text. */
export type Words = string | RegExp | null | undefined

export interface Scene {
  /** Distinguishes the scenes of a call that is made in several places. */
  readonly name?: string
  readonly open: (shop: Shop) => Promise<OpenedApp>
  /** Runs before the call fails. */
  readonly ready?: Act
  /** Makes the call. Without it, opening the page does. */
  readonly act?: Act
  /** Opening the page makes the call too, and it fails from then on. */
  readonly failsFromStart?: boolean
  /** The page stays open after a session end: the first step, and pages without a booking. */
  readonly staysAtEnd?: boolean
  /** An acceptable response means a refusal here, shown in the scene's words. */
  readonly isNo?: boolean
  /** Text that the page shows for the failure, by default the failure table's. Null if it shows none. */
  readonly words?: Words | ((fault: Fault) => Words)
  /** The page alone says what happened, or does without the call, so that there is no notification. */
  readonly isHandled?: boolean
  /** Text of the notification, if the screen has its own. */
  readonly notice?: (fault: Fault) => string | undefined
  /** Checks that input and choices are still there. */
  readonly kept?: () => unknown
  /** Retries the call. By default it presses the retry button. */
  readonly retry?: Act
  /** Waits for success. If there are no words, it checks that the page works without the call. */
  readonly done: () => Promise<unknown>
  /** Overrides for some faults, by a rule of this place. */
  readonly otherwise?: (fault: Fault) => Partial<Omit<Scene, 'name' | 'otherwise'>>
}

/** Scenes by the call that they test. */
export type Scenes = Readonly<Partial<Record<CallName, readonly Scene[]>>>
