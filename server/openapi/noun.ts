import type { Schema } from '#shared/api/endpoint'

/** A struct of shared/api/nouns that the document describes as a named component. */
export interface Noun {
  readonly struct: Schema
  readonly description: string
}

export type Nouns = Readonly<Record<string, Noun>>

export const noun = (struct: Schema, description: string): Noun => ({ struct, description })
