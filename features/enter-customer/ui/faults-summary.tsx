import { useState } from 'react'
import { customerFaults, wrongFields } from '#entities/customer'
import { defineTexts } from '#shared/i18n/texts'
import { ErrorSummary } from '#shared/ui/error-summary'
import { customerForm, idOf } from './customer-form'

// Here and not with the others: they come with the step, and these only when a submit was refused.
const t = defineTexts({
  title: 'Tarkista antamasi tiedot',
  text_one: 'Lomakkeessa on {count} korjattava kohta:',
  text_other: 'Lomakkeessa on {count} korjattavaa kohtaa:',
})

/** What the last submit found wrong. It stays as it was while that is put right: nothing moves under who is typing. */
export function FaultsSummary() {
  const { values } = customerForm.useStatus()
  const [items] = useState(() => {
    const faults = customerFaults(values)
    return wrongFields(values).map((name) => ({ fieldId: idOf(name), message: faults[name] }))
  })
  return <ErrorSummary title={t('title')} text={t.count('text', items.length)} items={items} />
}
