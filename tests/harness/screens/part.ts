import { screen } from '@testing-library/react'

/** Finds a part of the page, such as the card of a finished step, by the text of its heading. */
export const findPart = async (name: string, level = 2): Promise<HTMLElement> =>
  partOf(await screen.findByRole('heading', { name, level }))

export const getPart = (name: string): HTMLElement => partOf(screen.getByRole('heading', { name, level: 2 }))

/** Returns the heading of a part, or null without the part. */
export const queryPart = (name: string, level = 2): HTMLElement | null => screen.queryByRole('heading', { name, level })

function partOf(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section')
  if (!section) throw new Error(`The heading '${heading.textContent}' stands in no section.`)
  return section
}
