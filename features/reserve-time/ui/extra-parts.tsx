import { createElement, Fragment } from 'react'
import type { TimeExtraParts } from '#entities/calendar'
import type { TimeExtras } from '../model/time-extras'

interface Props {
  readonly of: TimeExtras
  readonly place: keyof TimeExtraParts
}

/** What the extras show in a place of the step. Their order never changes, so that no part needs a key. */
export const ExtraParts = ({ of, place }: Props) => createElement(Fragment, null, ...of.partsAt(place))
