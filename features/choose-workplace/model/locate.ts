import { LocationError } from './location-error'

/** Coordinates in degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const DEVICE_MS = 10_000
const FRESH_MS = 5 * 60_000
/** Limit for the permission prompt. The geolocation timeout does not run while the prompt is open. */
const QUESTION_MS = 60_000

/** Resolves to the visitor's position. The browser asks for permission. @throws LocationError */
export const locate = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer)
      reject(new LocationError())
    }
    const timer = setTimeout(fail, QUESTION_MS)
    const succeed = ({ coords: { latitude, longitude } }: GeolocationPosition): void => {
      clearTimeout(timer)
      resolve({ latitude, longitude })
    }
    // Browsers omit the API on insecure pages, although the DOM types declare it as always present.
    if (!('geolocation' in navigator)) fail()
    else navigator.geolocation.getCurrentPosition(succeed, fail, { timeout: DEVICE_MS, maximumAge: FRESH_MS })
  })
