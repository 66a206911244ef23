import type { Schema } from '#shared/api/endpoint'

/** A struct that the document describes once, under its name in shared/api/nouns. */
export interface Noun {
  readonly struct: Schema
  readonly description: string
}

export type Nouns = Readonly<Record<string, Noun>>

export const noun = (struct: Schema, description: string): Noun => ({ struct, description })
