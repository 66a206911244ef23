import { useId } from 'react'
import { Tile } from '#shared/ui/form/tile'

interface Props {
  readonly name: string
  readonly info: string
  readonly state: 'open' | 'chosen' | 'disabled'
  /** Id of the element that explains why the option is disabled. */
  readonly disabledBecause: string
  readonly onToggle: () => void
}

/** One option. Its instructions appear when it is chosen and are not part of its accessible name. */
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
