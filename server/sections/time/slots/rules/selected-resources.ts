import type { Workshop } from './calendar'

/**
 * Returns the workshop with only the selected resources, or with all if it has none of them.
 * A request for a mechanic who has left must not leave the customer without a time.
 */
export function onlySelected(workshop: Workshop, selected: readonly number[]): Workshop {
  const of = (ids: readonly number[]) => ids.filter((id) => selected.includes(id))
  const [resources, hourLanes] = [of(workshop.resources), of(workshop.hourLanes)]
  return resources.length + hourLanes.length === 0 ? workshop : { ...workshop, resources, hourLanes }
}
