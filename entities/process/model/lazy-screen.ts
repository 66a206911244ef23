import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadRequiredChunk } from '#shared/store/required-chunk'
import type { StoreResolver } from '#shared/store/define-store'
import type { LazyScreen, StepDefinition, StepScreenProps, SummaryProps } from './definitions'

/** Creates a component whose code is loaded on first render, or earlier by `preload`. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async (): Promise<ComponentType<Props>> => (loaded ??= await load())
  const LazyComponent = lazy(async () => ({ default: await loadRequiredChunk(preload) }))
  function Screen(props: Props) {
    // Evaluated once per mount. Loaded code renders at once, without an empty screen before.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? LazyComponent)
    return createElement(Component, props)
  }
  return { Screen, preload }
}

/** Exports of a step's chunk. */
interface StepModule<Options> {
  readonly Screen: ComponentType<StepScreenProps & Options>
  readonly Summary?: ComponentType<SummaryProps>
  readonly basis?: StepDefinition['basis']
  readonly askAhead?: (get: StoreResolver, options: Options) => void
}

interface LazyStep extends LazyScreen<StepScreenProps> {
  readonly Summary: ComponentType<SummaryProps>
  readonly basis: (get: StoreResolver) => unknown
  readonly askAhead: (get: StoreResolver) => void
}

/**
 * Creates a step's screen with the options of its process, and the summary from the same chunk. Components that the
 * process places into the screen are preloaded with it, so that the layout does not shift.
 */
export function lazyStep<Options extends object>(
  loadModule: () => Promise<StepModule<Options>>,
  options: Options,
  ...dependencies: readonly Pick<LazyScreen<never>, 'preload'>[]
): LazyStep {
  let loaded: StepModule<Options> | undefined
  const load = async (): Promise<StepModule<Options>> => (loaded ??= await loadModule())
  const summary = lazyScreen<SummaryProps>(async () => (await load()).Summary ?? Nothing)
  const screen = lazyScreen<StepScreenProps>(async () => {
    // Preloads the summary before its step finishes, so that its card does not render late and shift the page.
    const [{ Screen }] = await Promise.all([load(), summary.preload(), ...dependencies.map(({ preload }) => preload())])
    return (props) => createElement(Screen, { ...options, ...props })
  })
  // A step that the visitor has been at is loaded.
  const basis = (get: StoreResolver): unknown => loaded?.basis?.(get)
  const askAhead = (get: StoreResolver): void => loaded?.askAhead?.(get, options)
  return { Screen: screen.Screen, Summary: summary.Screen, preload: screen.preload, basis, askAhead }
}

const Nothing = () => null
