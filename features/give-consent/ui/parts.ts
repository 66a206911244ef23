/** Everything about consent but the wish to see it; one chunk. */
export { ConsentParts } from './consent-parts'
