import type { Workshop } from './calendar'

/**
 * The workshop with only those of its resources that the customer asks for. Where none of them is there (any more), each
 * will do: a wish for somebody who has left must not leave the customer without a time.
 */
export function onlySelected(workshop: Workshop, selected: readonly number[]): Workshop {
  const of = (ids: readonly number[]) => ids.filter((id) => selected.includes(id))
  const [resources, hourLanes] = [of(workshop.resources), of(workshop.hourLanes)]
  return resources.length + hourLanes.length === 0 ? workshop : { ...workshop, resources, hourLanes }
}
