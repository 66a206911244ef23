/** React's JSX functions, which give texts an element of their own (text-parts.ts). The compilers import this module. */
import type { ElementType } from 'react'
import * as react from 'react/jsx-runtime'
import { withTextParts, type Props } from './text-parts'

export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx = (type: ElementType, props: Props, key?: string) => react.jsx(type, withTextParts(type, props), key)

export const jsxs = (type: ElementType, props: Props, key?: string) => react.jsxs(type, withTextParts(type, props), key)
