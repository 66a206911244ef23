/** Names of the mails, for the desk. */
const KINDS: Readonly<Record<string, string>> = {
  BOOKING_CONFIRMATION: 'vahvistus',
  BOOKING_NOTICE: 'ilmoitus toimipisteelle',
  BOOKING_MOVED: 'ajan siirto',
  BOOKING_CHANGED: 'muutos',
  BOOKING_CANCELLED: 'peruutus',
  WITHDRAWAL_ACKNOWLEDGEMENT: 'peruuttamisilmoituksen kuittaus',
  WITHDRAWAL_NOTICE: 'peruuttamisilmoitus toimipisteelle',
  EARLIER_TIME_OFFER: 'aikaisempi aika',
  VISIT_REMINDER: 'muistutus',
  VISIT_READY: 'auto valmis',
  EXTRA_WORK_PROPOSED: 'lisätyö',
  EXTRA_WORK_DECIDED: 'vastaus lisätyöhön',
  EDIT_REQUEST_ACKNOWLEDGEMENT: 'pyynnön kuittaus',
  EDIT_REQUEST_NOTICE: 'muutospyyntö',
  FEEDBACK_NOTICE: 'palaute',
  OFFER_REQUEST_NOTICE: 'tarjouspyyntö',
}

/** Returns what a mail tells, such as 'vahvistus'. */
export const mailKind = (kind: string): string => KINDS[kind] ?? kind
