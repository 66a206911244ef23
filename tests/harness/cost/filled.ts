/** Texts that fill the limits of the server. */

/** Bytes of the longest body, with room for what stands around its filling. */
const BODY_BYTES = 64 * 1024
/** Node accepts as many bytes of request line and headers together. The rest is room for the headers of a browser. */
const HEAD_BYTES = 15_000
const MOST_VALUES = 1500

/** Returns the longest text that `make` makes of a number and the limits allow. */
function longest(make: (count: number) => string, allows: (text: string) => boolean): string {
  let [fits, tooMany] = [0, 1]
  while (allows(make(tooMany))) [fits, tooMany] = [tooMany, tooMany * 2]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (allows(make(middle))) fits = middle
    else tooMany = middle
  }
  return make(fits)
}

/** Returns the largest body by bytes, whatever the number of its values. */
export const longestBody = (make: (count: number) => string): string =>
  longest(make, (text) => Buffer.byteLength(text) <= BODY_BYTES)

/** Returns the largest body by bytes and by values, which `countValues` counts. */
export const largestBody = (make: (count: number) => string, countValues: (json: string) => number): string =>
  longest(make, (text) => Buffer.byteLength(text) <= BODY_BYTES && countValues(text) <= MOST_VALUES)

/** Returns the longest address or header. */
export const longestHead = (make: (count: number) => string): string =>
  longest(make, (text) => text.length <= HEAD_BYTES)

/** Returns `count` texts with a comma between them. */
export const listed = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(',')
