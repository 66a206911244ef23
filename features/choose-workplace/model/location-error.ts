/** The visitor has not allowed it, or the device does not know where it is. */
export class LocationError extends Error {
  override readonly name = 'LocationError'
}
