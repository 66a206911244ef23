const MINUTE = 60
const HOUR = 60 * MINUTE

/** Returns a delay in seconds as words before 'kuluttua', rounded up: 'minuutin', '5 minuutin', 'tunnin', '2 tunnin'. */
export function delayWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes === 60 || minutes > 90 ? counted(Math.ceil(seconds / HOUR), 'tunnin') : counted(minutes, 'minuutin')
}

const counted = (count: number, unit: string): string => (count === 1 ? unit : `${count} ${unit}`)
