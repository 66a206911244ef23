/** Where each call is made, what makes it, and what a visitor sees of its failure: the place part of the table of failures. */
import { customerScenes } from './scenes/customer'
import { needsScenes } from './scenes/needs'
import { pagesScenes } from './scenes/pages'
import { servicesScenes } from './scenes/services'
import { timeScenes } from './scenes/time'
import { tiresScenes } from './scenes/tires'
import { vehicleScenes } from './scenes/vehicle'
import { workplaceScenes } from './scenes/workplace'
import type { Scenes } from './scenes/scene'

/** Each call that a screen makes. */
export const SCENES: Scenes = {
  ...vehicleScenes,
  ...workplaceScenes,
  ...servicesScenes,
  ...needsScenes,
  ...tiresScenes,
  ...timeScenes,
  ...customerScenes,
  ...pagesScenes,
}
