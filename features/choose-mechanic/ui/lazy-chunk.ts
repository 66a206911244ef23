/** Exports of this slice's part of the chunk `time`. */
export { createGap } from '../model/gap-store'
export { createMechanics } from '../model/mechanic-store'
export { Gap } from './gap'
export { MechanicSelect } from './mechanic-select'
