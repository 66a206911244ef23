import type { NeedsProps } from '#entities/booking'
import { useOwnStore } from '#shared/store/use-store'
import { needsStore } from '../model/needs-store'
import { NotesPanel } from './notes-panel'
import { Symptoms } from './symptoms'

/** The needs of one visit to the step that selects services. */
export function DescribeNeeds({ children }: NeedsProps) {
  const needs = useOwnStore(needsStore)
  return children({ needs, symptoms: <Symptoms store={needs.symptoms} />, notes: <NotesPanel store={needs} /> })
}
