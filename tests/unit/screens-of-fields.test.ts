import { describe, expect, it } from 'vitest'
import { openApiDocument } from '#server/app/openapi-document'
import type { JsonSchema } from '#server/platform/json-schema/annotate'
import stored from '../../server/openapi/screens-of-fields.json' with { type: 'json' }
import { fieldsRead } from '../../scripts/openapi/fields-read'
import { screensOfFields } from '../../scripts/openapi/screens-of-fields'

describe('the screens at each field of the document', () => {
  it('API-01 are those that read it (else: npm run openapi)', { timeout: 120_000 }, () => {
    expect(stored).toEqual(screensOfFields(fieldsRead()))
  })

  it('API-01 are told at nouns, at what is in them, and at responses', () => {
    const { components, paths } = openApiDocument()
    const schemas: Readonly<Record<string, JsonSchema>> = components.schemas
    const booking = schemas['Booking']?.properties
    expect(booking?.['lead_date']?.['x-screens']).toContain('Aika')
    expect(booking?.['reservation_details']?.properties?.['usingKeyLocker']?.['x-screens']).toContain('Aika')
    expect(booking?.['lead']?.['x-screens']).toBeUndefined()
    expect(JSON.stringify(paths['/search-vehicle']?.['post']?.responses[200])).toContain('"x-screens":["Ajoneuvo"]')
  })
})
