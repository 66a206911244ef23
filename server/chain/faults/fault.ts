/** A fault in a document. */
export interface Fault {
  /**
   * JSON pointer into the document, for example `/workshops/3/openingHours/1/closes`. Empty for the document as a
   * whole.
   */
  readonly path: string
  readonly message: string
}

/** Formats a fault as one line for the document's author. */
export const faultLine = ({ path, message }: Fault): string => `${path || 'document'}: ${message}`
