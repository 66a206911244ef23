import type { Job } from './jobs'

/** Id of a job's first choice, which takes the focus while the job is undecided. */
export const jobFieldId = ({ id }: Pick<Job, 'id'>): string => `job-${id}`
