/** Something wrong with a document. */
export interface Fault {
  /** JSON pointer into the document, for example `/workshops/3/openingHours/1/closes`; empty: the document as a whole. */
  readonly path: string
  readonly message: string
}

/** One line for whoever wrote the document. */
export const faultLine = ({ path, message }: Fault): string => `${path || 'document'}: ${message}`
