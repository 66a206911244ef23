import type { ComponentType } from 'react'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { StoreResolver } from '#shared/store/define-store'

/** The step vocabulary. SUMMARY and WINDSHIELD have names and no screens (WZ-03). */
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

/** What every step's screen gets; it never knows the wizard around it. */
export interface StepScreenProps {
  readonly onContinue: () => void
  readonly onRestart: () => void
}

/** A screen in a chunk of its own, which can be fetched ahead of time. */
export interface LazyScreen<Props> {
  readonly Screen: ComponentType<Props>
  readonly preload: () => Promise<unknown>
}

export interface StepDefinition extends LazyScreen<StepScreenProps> {
  readonly name: StepName
  /** As in the stepper, 'Ajoneuvo'. */
  readonly label: string
  /** What stands in the finished step's card; the wizard adds the check mark and the buttons. */
  readonly Summary?: ComponentType
  /** Whether the finished step may be reopened now; never without this. */
  readonly canEdit?: (get: StoreResolver) => boolean
  /** What the button that reopens it says, where it is not 'Muokkaa'. */
  readonly editLabel?: string
  /**
   * Whether what the finished step has settled still stands; always without this. Asked as soon as the booking has been read;
   * where it does not stand, the visitor comes back to it.
   */
  readonly isStillDone?: (get: StoreResolver) => boolean
  /** Takes back what the step has settled; stands in its card, and beside the locks while the step is open again. */
  readonly TakeBack?: ComponentType
}

interface ProcessBase {
  readonly type: ProcessType
}

interface RoutedBase extends ProcessBase {
  readonly path: `/${string}`
  readonly tab: string
  readonly heading: string
  /** The last link of the breadcrumb. */
  readonly breadcrumb: string
  readonly infoTextCode: string
}

export interface WizardProcess extends RoutedBase {
  readonly kind: 'wizard'
  readonly steps: readonly [StepDefinition, ...StepDefinition[]]
}

export interface PageProcess extends RoutedBase, LazyScreen<object> {
  readonly kind: 'page'
}

/** Known by type, with no route, tab or screen (RT-11). */
export interface UnroutedProcess extends ProcessBase {
  readonly kind: 'unrouted'
}

export type RoutedProcess = WizardProcess | PageProcess
export type ProcessDefinition = RoutedProcess | UnroutedProcess
