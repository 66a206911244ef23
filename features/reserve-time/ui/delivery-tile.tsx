import { useId } from 'react'
import { Tile } from '#shared/ui/tile'

interface Props {
  readonly name: string
  readonly info: string
  readonly state: 'open' | 'chosen' | 'disabled'
  /** The id of what says why it cannot be chosen. */
  readonly disabledBecause: string
  readonly onToggle: () => void
}

/** One option; what there is to know about it comes with choosing it, and is not part of its name. */
export function DeliveryTile({ name, info, state, disabledBecause, onToggle }: Props) {
  const id = useId()
  const isChosen = state === 'chosen'
  const described = { open: undefined, chosen: `${id}-info`, disabled: disabledBecause }
  return (
    <Tile
      density="compact"
      label={<span id={id}>{name}</span>}
      description={isChosen && <span id={`${id}-info`}>{info}</span>}
      aria-labelledby={id}
      aria-describedby={described[state]}
      checked={isChosen}
      disabled={state === 'disabled'}
      onChange={onToggle}
    />
  )
}
