import type { ComponentType, ReactNode } from 'react'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { StoreResolver } from '#shared/store/define-store'
import type { Redirect } from './redirect'

/** Names of the steps. The shipped processes have no SUMMARY and no WINDSHIELD (WZ-03, reading 49). */
export type StepName =
  | 'VEHICLE'
  | 'ORGANIZATION'
  | 'SERVICES'
  | 'TIRES'
  | 'WINDSHIELD'
  | 'TIME'
  | 'CUSTOMER'
  | 'SUMMARY'
  | 'THANKS'
  | (string & {})

/** What a step decides, for code that must find it in any process. */
export type StepRole = 'workplace' | 'customer'

/** Props of every step's screen. The screen does not depend on the wizard. */
export interface StepScreenProps {
  readonly onContinue: () => void
  readonly onRestart: () => void
}

/** Props of the card of a finished step. */
export interface SummaryProps {
  /** True while no other step is finished. A step with a drawing then renders two elements: its name and the rest. */
  readonly isAlone: boolean
}

/** A screen in a lazily loaded chunk, with a function that preloads it. */
export interface LazyScreen<Props> {
  readonly Screen: ComponentType<Props>
  readonly preload: () => Promise<unknown>
}

/** A step of a wizard: its screen, and what the wizard asks of it. */
export interface StepDefinition extends LazyScreen<StepScreenProps> {
  readonly name: StepName
  /** The label in the stepper, for example 'Ajoneuvo'. */
  readonly label: string
  readonly role?: StepRole
  /** Content of the finished step's card. The wizard adds the check mark and the buttons. */
  readonly Summary?: ComponentType<SummaryProps>
  /** A drawing of the step's result. The card of a step that has one is filled with the brand's colour. */
  readonly Drawing?: ComponentType
  /** Tests whether the finished step may be reopened. Without it the step cannot be reopened. */
  readonly canEdit?: (get: StoreResolver) => boolean
  /** Label of the button that reopens the step. The default is 'Muokkaa'. */
  readonly editLabel?: string
  /**
   * Tests whether the finished step's result is still valid. Without it the result is always valid. Called when the
   * booking has been fetched. If it returns false, the visitor returns to this step.
   */
  readonly isStillValid?: (get: StoreResolver) => boolean
  /**
   * The step's result as JSON data, with changes that are not saved yet. The browser's Forward leaves the step only while
   * its result is what it was when the visitor came back to it. Without it, Forward never stays.
   */
  readonly basis?: (get: StoreResolver) => unknown
  /**
   * Asks ahead for what the screen shows first. Called while the step before it finishes, once the server knows that
   * step's result. Does nothing until the step's code has loaded.
   */
  readonly askAhead?: (get: StoreResolver) => void
  /** Button that reverts the step's result. Shown in its card, and next to the locks while the step is reopened. */
  readonly ReleaseAction?: ComponentType
}

interface ProcessBase {
  readonly type: ProcessType
}

interface RoutedBase extends ProcessBase {
  readonly path: `/${string}`
  readonly tab: string
  /** The tabs stand in this order, smallest first. The default is 0; the request to change a booking has 100. */
  readonly tabOrder?: number
  readonly heading: string
  /** The last item of the breadcrumb. */
  readonly breadcrumb: string
  readonly infoTextCode: string
}

/** A process that is booked step by step. */
export interface WizardProcess extends RoutedBase {
  readonly kind: 'wizard'
  readonly steps: readonly [StepDefinition, ...StepDefinition[]]
  readonly redirects?: readonly Redirect[]
}

/** Props of the screen of a process without steps. */
export interface PageScreenProps {
  /** The info text of the tab (RT-06), which the page puts where it helps. */
  readonly infoText: ReactNode
}

/** A process that is one page. */
export interface PageProcess extends RoutedBase, LazyScreen<PageScreenProps> {
  readonly kind: 'page'
}

/** A process that has a type but no route, tab or screen (RT-11). */
export interface UnroutedProcess extends ProcessBase {
  readonly kind: 'unrouted'
}

export type RoutedProcess = WizardProcess | PageProcess
/** A process as the registry has it. */
export type ProcessDefinition = RoutedProcess | UnroutedProcess
