/** For each call: the scene that makes it, and what a visitor sees if it fails. */
import { customerScenes } from './scenes/customer'
import { earlierTimeScenes } from './scenes/earlier-time'
import { extraWorkScenes } from './scenes/extra-work'
import { hourServiceScenes } from './scenes/hour-service'
import { needsScenes } from './scenes/needs'
import { pagesScenes } from './scenes/pages'
import { servicesScenes } from './scenes/services'
import { timeScenes } from './scenes/time'
import { tiresScenes } from './scenes/tires'
import { valetScenes } from './scenes/valet'
import { vehicleScenes } from './scenes/vehicle'
import { withdrawalScenes } from './scenes/withdrawal'
import { workplaceScenes } from './scenes/workplace'
import type { Scenes } from './scenes/scene'

/** Scenes of each call that a screen makes. */
export const SCENES: Scenes = {
  ...vehicleScenes,
  ...workplaceScenes,
  ...servicesScenes,
  ...needsScenes,
  ...tiresScenes,
  ...timeScenes,
  ...valetScenes,
  ...customerScenes,
  ...pagesScenes,
  ...withdrawalScenes,
  ...earlierTimeScenes,
  ...extraWorkScenes,
  ...hourServiceScenes,
}
