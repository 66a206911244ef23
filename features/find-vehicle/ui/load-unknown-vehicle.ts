import { lazyScreen } from '#entities/process'
import { loadRequiredChunk } from '#shared/store/required-chunk'

const load = () => import(/* webpackChunkName: "rare" */ './unknown-vehicle')

const { Screen, preload } = lazyScreen(async () => (await load()).UnknownVehicle)

/** The description form, loaded on first use because few visitors need it. Renders at once if already loaded. */
export const UnknownVehicle = Screen

/** Loads the form during the submission, so that a loading failure is reported there and does not break the screen. */
export async function loadUnknownVehicle() {
  await loadRequiredChunk(preload)
  return load()
}
