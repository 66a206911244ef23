import type * as time from '#shared/api/contract/time'
import type { Docs } from '../../../openapi/call-doc'
import { freeTimesDocs } from './free-times'
import { hourServiceDocs } from './hour-service'
import { reserveTimeDocs } from './reserve-time'
import { resourceDocs } from './resources'

/** Documentation of specification section 7, 'Time'. */
export const timeDocs: Docs<typeof time> = {
  ...freeTimesDocs,
  ...reserveTimeDocs,
  ...resourceDocs,
  ...hourServiceDocs,
}
