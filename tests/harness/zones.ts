/**
 * Where visitors may be, from the first hour of a day to the last: with and without summer time, with half hours and with a
 * half-hour change, with midnights that the clock skips, and Helsinki itself.
 */
export const ZONES = [
  'Europe/Helsinki',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
] as const
