import { configPort } from '#shared/config/config'
import type { Fact } from '#shared/booking-facts/fact'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { useStore } from '#shared/store/use-store'
import { PhoneLink } from '#shared/ui/action/phone-link'
import { PathIcon } from '#shared/ui/text/icon'
import { CLOCK_PATH, PHONE_PATH, ROUTE_PATH } from '#shared/ui/text/icon-paths'
import { t } from '../../texts'
import styles from './booking-facts.module.css'
import { find, Row } from './fact-rows'
import { routeTo } from '../../model/route-to'

interface Props {
  readonly facts: readonly Fact[]
}

/** The workshop with its address, hours, route and telephone number, as far as they are known. */
export function WorkshopFacts({ facts }: Props) {
  const { routeUrl } = useStore(configPort)
  const [workshop, address, phone] = [find(facts, 'workshop'), find(facts, 'address'), find(facts, 'phone')]
  const hours = find(facts, 'openingHours')
  if (!workshop) return null
  const route = address && routeTo(address.text, routeUrl)
  return (
    <Row term={labelOf(workshop)}>
      <strong translate="no">{workshop.name}</strong>
      {address && <p translate="no">{address.text}</p>}
      {hours && (
        <p className={styles.hours}>
          <PathIcon path={CLOCK_PATH} />
          {t('open', { hours: textOf(hours) })}
        </p>
      )}
      {(route || phone) && (
        <ul className={styles.links}>
          {route && (
            <li>
              <PathIcon path={ROUTE_PATH} />
              {/* A new tab, because the thanks screen would be lost. */}
              <a href={route} target="_blank" rel="noopener noreferrer">
                {t('route')}
              </a>
            </li>
          )}
          {phone && (
            <li>
              <PathIcon path={PHONE_PATH} />
              <PhoneLink number={phone.number} />
            </li>
          )}
        </ul>
      )}
    </Row>
  )
}
