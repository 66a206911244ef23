/** The subset of OpenAPI 3.1 that the contract's document uses. */

export interface JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly default?: unknown
}

export interface Reference {
  readonly $ref: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface NamedExample {
  readonly summary?: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, NamedExample>>
}

export interface Content {
  readonly 'application/json': MediaType
}

export interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Content
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | Reference>>
}

export type PathItem = Readonly<Record<string, Operation>>

export interface SecurityScheme {
  readonly type: 'apiKey'
  readonly in: 'header'
  readonly name: string
  readonly description: string
}

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Readonly<Record<string, unknown>>
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  }
}
