import { lazyScreen } from '#entities/process'
import { neededCode } from '#shared/store/needed-code'

const load = () => import(/* webpackChunkName: "rare" */ './unknown-vehicle')

const { Screen, preload } = lazyScreen(async () => (await load()).UnknownVehicle)

/** Few visitors need it, so it comes when the first of them does. Shown at once where it has been loaded. */
export const UnknownVehicle = Screen

/** Fetches it, so that what fails is the act that needs it, and not the screen. */
export async function loadUnknownVehicle() {
  await neededCode(preload)
  return load()
}
