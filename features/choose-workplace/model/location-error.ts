/** The visitor denied the position, or the device could not determine it. */
export class LocationError extends Error {
  override readonly name = 'LocationError'
}
