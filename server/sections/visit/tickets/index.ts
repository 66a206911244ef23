/** What the rest of the server may use of this part. */
export { serviceTicketsHandlers } from './calls/service-tickets'
export { extraWorkOf } from './calls/extra-work-of'
export { proposeExtraWork } from './calls/propose-extra-work'
export { renewCode } from './calls/renew-code'
export { readProposal } from './rules/proposal'
export { insertExtraWork, type NewItem } from './store/extra-work'
