import { createElement, Fragment } from 'react'
import type { TimeExtraParts } from '#entities/calendar'
import type { TimeExtras } from '../model/time-extras'

interface Props {
  readonly of: TimeExtras
  readonly part: keyof TimeExtraParts
}

/** One part of each extra. Their order never changes, so that no part needs a key. */
export const ExtraParts = ({ of, part }: Props) => createElement(Fragment, null, ...of.partsOf(part))
