/** Personal data with unique values, so that a leak shows which field it came from. */
import { customer } from '#shared/api/nouns/example-customer'

export const CANARIES = {
  firstName: 'Kanarianlintuseija',
  lastName: 'Zyxwvuttilä',
  address: 'Kanariankuja 77777',
  phone: '0457770001777',
  email: 'kanaria.seija@canary.example',
  company: 'Kanaria-Autoilijat Oyj',
  notes: 'kanariahuomautus jarrut vinkuvat',
  symptom: 'kanariaoire takana kolisee',
  message: 'kanariaviesti siirretään torstaille',
  billing: 'KANARIAVIITE-7',
} as const

export const canaryCustomer = customer({
  first_name: CANARIES.firstName,
  last_name: CANARIES.lastName,
  address: CANARIES.address,
  phone_number: CANARIES.phone,
  email: CANARIES.email,
  company_name: CANARIES.company,
})

/** Returns the names of the canaries that a text contains, ignoring case, URL encoding included. */
export function canariesIn(text: string, canaries: Readonly<Record<string, string>> = CANARIES): string[] {
  const [plain, decoded] = [text, inPlain(text)].map((one) => one.toLowerCase())
  return Object.entries(canaries).flatMap(([name, canary]) =>
    plain?.includes(canary.toLowerCase()) || decoded?.includes(canary.toLowerCase()) ? [name] : [],
  )
}

function inPlain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
