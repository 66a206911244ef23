/** The languages that some chains ask for, by their codes in the configuration. */
export { estonian as ee } from './labels-ee'
export { swedish as se } from './labels-se'
