/** The optional languages of the calendar, by their codes in the configuration. */
export { estonian as ee } from './labels-ee'
export { swedish as se } from './labels-se'
