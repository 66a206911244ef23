import { addDays } from '#shared/date/wall-clock'

/**
 * Whether `text` is an existing date in the format `YYYY-MM-DD`: adding and subtracting a day must give the same text.
 * The NaN check is needed, because the text 'Invalid Date' passes that test too.
 */
export const isDate = (text: string): boolean =>
  addDays(addDays(text, 1), -1) === text && !Number.isNaN(Date.parse(text))
