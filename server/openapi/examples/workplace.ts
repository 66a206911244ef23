import type { Organization } from '#shared/api/nouns/organizations'

export const roihupelto: Organization = {
  id: 1,
  name: 'Helsinki Roihupelto',
  address: 'Nokka-akselinkatu 3',
  post_code: '00880',
  post_office: 'Helsinki',
  opening_time: '07:00:00',
  closing_time: '21:00:00',
}
