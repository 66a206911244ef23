const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Returns a delay in seconds as words before 'kuluttua', rounded up: 'hetken', 'minuutin', '5 minuutin', 'tunnin'. Null,
 * and more than two days, which no visitor waits for, is 'hetken'.
 */
export function delayWords(seconds: number | null): string {
  if (seconds === null || seconds <= 10 || seconds > 2 * DAY) return 'hetken'
  if (seconds > HOUR - MINUTE) return counted(Math.ceil(seconds / HOUR), 'tunnin')
  return counted(Math.ceil(seconds / MINUTE), 'minuutin')
}

const counted = (count: number, unit: string): string => (count === 1 ? unit : `${count} ${unit}`)
