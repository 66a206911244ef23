import type { OpenedApp } from '../../harness/render-app'
import type { Shop } from '../../harness/shop'
import type { CallName, Fault } from '../fault-kinds'

export type User = OpenedApp['user']
export type Act = (user: User) => Promise<unknown>

/** Absent: the table's text; null: none. */
export type Words = string | RegExp | null | undefined

export interface Scene {
  /** What is done there, where one call is made in several places. */
  readonly name?: string
  readonly open: (shop: Shop) => Promise<OpenedApp>
  /** Before the call fails. */
  readonly ready?: Act
  /** Makes the call; without it opening does. */
  readonly act?: Act
  /** The call is made by opening too, and fails from then on. */
  readonly failsFromStart?: boolean
  /** Where the end of the session takes nobody away: the step that a booking begins with, and pages without a booking. */
  readonly staysAtEnd?: boolean
  /** What is read as nothing in particular is a no here, in the scene's words. */
  readonly isNo?: boolean
  /** What the page says in the call's place, unless that is the table's text; null where the page does without. */
  readonly words?: Words | ((fault: Fault) => Words)
  /** What the notification says, where the screen has words of its own for that too. */
  readonly notice?: (fault: Fault) => string | undefined
  /** What was typed or chosen is still there. */
  readonly kept?: () => unknown
  /** The way to try again, where it is not the button that says so. */
  readonly retry?: Act
  /** It has worked; without words, the page works all the same. */
  readonly done: () => Promise<unknown>
  /** What of this is otherwise after some failures, by a rule of the place itself. */
  readonly otherwise?: (fault: Fault) => Partial<Omit<Scene, 'name' | 'otherwise'>>
}

/** By the call that they are about. */
export type Scenes = Readonly<Partial<Record<CallName, readonly Scene[]>>>
