import { createElement, lazy, useState, type ComponentType } from 'react'
import { neededCode } from '#shared/store/needed-code'
import type { LazyScreen, StepScreenProps } from './definitions'

/** A component whose code comes when it is first shown, or ahead of time by `preload`. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async (): Promise<ComponentType<Props>> => (loaded ??= await load())
  const Later = lazy(async () => ({ default: await neededCode(preload) }))
  function Screen(props: Props) {
    // Asked once per mount. What is already here shows at once, without a frame of nothing.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Part, props)
  }
  return { Screen, preload }
}

/** What a step's chunk holds. */
interface StepParts<Options> {
  readonly Screen: ComponentType<StepScreenProps & Options>
  readonly Summary?: ComponentType
}

interface LazyStep extends LazyScreen<StepScreenProps> {
  readonly Summary: ComponentType
}

/**
 * A step's screen with the options its process gives it, and the summary that comes in the same chunk. What the process puts
 * into the screen comes `together` with it, so that nothing moves when it does.
 */
export function lazyStep<Options extends object>(
  load: () => Promise<StepParts<Options>>,
  options: Options,
  ...together: readonly Pick<LazyScreen<never>, 'preload'>[]
): LazyStep {
  const summary = lazyScreen<object>(async () => (await load()).Summary ?? Nothing)
  const screen = lazyScreen<StepScreenProps>(async () => {
    // The summary is ready before its step is finished, so that its card never comes a frame late and pushes the page.
    const [{ Screen }] = await Promise.all([load(), summary.preload(), ...together.map(({ preload }) => preload())])
    return (props) => createElement(Screen, { ...options, ...props })
  })
  return { Screen: screen.Screen, Summary: summary.Screen, preload: screen.preload }
}

const Nothing = () => null
