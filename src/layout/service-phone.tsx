import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { customerServiceStore } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { PhoneLink } from '#shared/ui/action/phone-link'
import { PHONE_PATH } from '#shared/ui/text/icon-paths'
import { PathIcon } from '#shared/ui/text/icon'
import styles from './service-phone.module.css'

/** The telephone number of the customer service with its hours. Nothing if the number is unknown. */
export const ServicePhone = observer(function ServicePhone() {
  const { phone, hours } = useStore(customerServiceStore)
  useEffect(() => {
    if (phone.state.status === 'idle') void phone.load()
    if (hours.state.status === 'idle') void hours.load()
  }, [phone, hours])
  if (!phone.latest) return null
  return (
    <p className={styles.call}>
      <span className={styles.icon}>
        <PathIcon path={PHONE_PATH} />
      </span>
      <span>
        <PhoneLink number={phone.latest} />
        {hours.latest && <small>{hours.latest}</small>}
      </span>
    </p>
  )
})
