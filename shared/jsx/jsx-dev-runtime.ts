/** The same as `jsx-runtime`, with React's checks and the positions in the sources. */
import type { ElementType } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { withTextParts, type Props } from './text-parts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: string | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
) => react.jsxDEV(type, withTextParts(type, props), key, isStatic, source, self)
