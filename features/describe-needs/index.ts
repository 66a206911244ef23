import type { NeedsProps } from '#entities/booking'
import { lazyScreen } from '#entities/process'

/** Symptoms, notes and the leasing contract, for the step that selects services. */
export const describeNeeds = lazyScreen<NeedsProps>(
  async () => (await import(/* webpackChunkName: "steps" */ './ui/describe-needs')).DescribeNeeds,
)
