import { useState } from 'react'
import { customerFaults, wrongFields } from '#entities/customer'
import { defineTexts } from '#shared/i18n/texts'
import { ErrorSummary } from '#shared/ui/form/error-summary'
import { customerForm, idOf } from './customer-form'

// Not in texts.ts, because this chunk is loaded only after a refused submit.
const t = defineTexts({
  title: 'Tarkista antamasi tiedot',
  text_one: 'Lomakkeessa on {count} korjattava kohta:',
  text_other: 'Lomakkeessa on {count} korjattavaa kohtaa:',
})

/** The faults of the last submit. They stay while the visitor corrects them, so that the form does not move. */
export function FaultsSummary() {
  const { values } = customerForm.useStatus()
  const [items] = useState(() => {
    const faults = customerFaults(values)
    return wrongFields(values).map((name) => ({ fieldId: idOf(name), message: faults[name] }))
  })
  return <ErrorSummary title={t('title')} text={t.count('text', items.length)} items={items} />
}
