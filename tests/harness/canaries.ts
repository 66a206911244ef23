/** Personal data that is found wherever it turns up: each piece is somebody's, and nobody else's. */
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

/** Those of them that a text contains, whatever its letters and however it is encoded for an address or as JSON. */
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
