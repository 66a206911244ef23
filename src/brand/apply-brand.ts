import type { Config } from '#shared/config/config'

/** The look of a chain: the six brand variables, and whether it has a dark scheme. */
export type Brand = Pick<Config['brand'], 'color' | 'onColor' | 'accent' | 'radius' | 'font' | 'logo' | 'scheme'>

/**
 * Sets the configured brand variables on the page; those that are not set keep the values of tokens.css and brand.css.
 * Through the object model, since a content security policy may forbid style attributes. It needs nothing from
 * elsewhere: the page's <head> runs it before anything is painted.
 */
export function applyBrand({ color, onColor, accent, radius, font, logo, scheme }: Brand, root: HTMLElement): void {
  const values = { color, 'on-color': onColor, accent, radius, font, logo: logo && `url("${logo}")` }
  for (const [name, value] of Object.entries(values)) if (value) root.style.setProperty(`--brand-${name}`, value)
  if (scheme) root.dataset['scheme'] = scheme
}
