import type { ComponentProps } from 'react'

/** Attributes of a field for a plate, a code or a key, which a browser neither fills in nor corrects. */
export const CODE_INPUT = {
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const satisfies ComponentProps<'input'>

/**
 * Attributes of a field for an e-mail address. Not of the type 'email', of which browsers give an international domain as
 * its ASCII form: 'maija@öljy.fi' would become 'maija@xn--ljy-rna.fi' while the visitor types it.
 */
export const EMAIL_INPUT = {
  ...CODE_INPUT,
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
} as const satisfies ComponentProps<'input'>
