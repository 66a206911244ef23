import { LocationError } from './location-error'

/** Degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const DEVICE_MS = 10_000
const FRESH_MS = 5 * 60_000
/** The device's own limit does not count while the browser asks the visitor, and a question may be left unanswered. */
const QUESTION_MS = 60_000

/** Where the visitor is, which the browser asks them about. */
export const locate = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(late)
      reject(new LocationError())
    }
    const late = setTimeout(fail, QUESTION_MS)
    const tell = ({ coords: { latitude, longitude } }: GeolocationPosition): void => {
      clearTimeout(late)
      resolve({ latitude, longitude })
    }
    // Browsers leave it out of pages without a secure connection, whatever their types say.
    if (!('geolocation' in navigator)) fail()
    else navigator.geolocation.getCurrentPosition(tell, fail, { timeout: DEVICE_MS, maximumAge: FRESH_MS })
  })
