import type { AnyCallDoc } from './call-doc'

/** What is said of each call, by its name. */
export const docs: Readonly<Record<string, AnyCallDoc>> = {}
