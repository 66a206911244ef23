/** A slow phone on a slow connection, as the measurements of a cold visit simulate it. */
export const PHONE = { width: 412, height: 823 }
export const PIXEL_RATIO = 1.75
export const CPU_SLOWDOWN = 4

/** Lighthouse's applied throttling for "slow 4G". */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
