import { JumpLink } from '#shared/ui/action/jump-link'
import { t } from '../../texts'

/** Leads from the end of a section to the order, in the panel beside the step or in the bottom bar. */
export const ToOrder = () => <JumpLink to={order}>{t('toOrder')}</JumpLink>

function order(): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>('[data-order]')
  return Array.from(places).find((place) => place.getClientRects().length > 0) ?? null
}
