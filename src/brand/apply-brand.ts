import type { Config } from '#shared/config/config'

/** The appearance of a chain: the six brand variables and its colour scheme. */
export type Brand = Pick<Config['brand'], 'color' | 'onColor' | 'accent' | 'radius' | 'font' | 'logo' | 'scheme'>

/**
 * Sets the configured brand variables. Missing ones keep the values of tokens.css and brand.css. Uses the CSSOM,
 * because a content security policy may forbid style attributes. The inline script runs this before the first paint, so
 * it must stay free of imports.
 */
export function applyBrand({ color, onColor, accent, radius, font, logo, scheme }: Brand, root: HTMLElement): void {
  const values = { color, 'on-color': onColor, accent, radius, font, logo: logo && `url("${logo}")` }
  for (const [name, value] of Object.entries(values)) if (value) root.style.setProperty(`--brand-${name}`, value)
  if (scheme) root.dataset['scheme'] = scheme
}
