import { createElement, lazy, type ComponentType } from 'react'
import type { LazyScreen } from './definitions'

/** A screen that is loaded when first needed, with the options the process gives it. */
export function lazyScreen<Props extends object, Options extends object>(
  load: () => Promise<ComponentType<Props & Options>>,
  options: Options,
): LazyScreen<Props> {
  const Screen = lazy(async () => {
    const Loaded = await load()
    return { default: (props: Props) => createElement(Loaded, { ...options, ...props }) }
  })
  return { Screen, preload: load }
}
