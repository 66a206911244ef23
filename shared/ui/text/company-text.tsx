import type { Company } from '#shared/config/config'
import { PhoneLink } from '#shared/ui/action/phone-link'
import styles from './company-text.module.css'

interface Props {
  readonly company: Company
}

/** 'Pohjolan Autohuolto Oy, Y-tunnus 0000000-0, Katu 3, 00880 Helsinki' and the contact details, as far as configured. */
export const CompanyText = ({ company: { name, businessId, address, phone, email } }: Props) => (
  <>
    <span translate="no">{name}</span>
    {businessId && (
      <>
        , <span className={styles.whole}>Y-tunnus {businessId}</span>
      </>
    )}
    {address && (
      <>
        , <span translate="no">{address}</span>
      </>
    )}
    {phone && (
      <>
        , <PhoneLink number={phone} />
      </>
    )}
    {email && (
      <>
        , <a href={`mailto:${email}`}>{email}</a>
      </>
    )}
  </>
)
