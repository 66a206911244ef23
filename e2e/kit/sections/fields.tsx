import { Field, Select, TextInput } from '#shared/ui/form/field'
import { FormGrid } from '#shared/ui/form/form-grid'
import { TextArea } from '#shared/ui/form/text-area'
import { Section, Shown } from '../section'

export const Fields = () => (
  <Section title="Kentät">
    <FormGrid>
      <Field label="Oletus" width="half" hint="Viisi numeroa, esimerkiksi 00100.">
        <TextInput />
      </Field>
      <Field label="Kohdistettu" width="half">
        <Shown as="focus">
          <TextInput defaultValue="Tampere" />
        </Shown>
      </Field>
      <Field label="Virhe" width="half" required error="Tarkista sähköpostiosoite.">
        <TextInput defaultValue="aino@" />
      </Field>
      <Field label="Estetty" width="half">
        <TextInput defaultValue="33400" disabled />
      </Field>
      <Field label="Valintalista" width="half">
        <Select defaultValue="">
          <option value="">-- valitse merkki --</option>
          <option>Volvo</option>
        </Select>
      </Field>
      <Field label="Yksikkö (km)" width="half">
        <TextInput suffix="km" defaultValue="118400" />
      </Field>
      <Field label="Paikkateksti" width="half">
        <TextInput placeholder="esim. 85000" />
      </Field>
      <Field label="Osoitettu" width="half">
        <Shown as="hover">
          <TextInput />
        </Shown>
      </Field>
      <Field
        label="Viesti toimipisteelle"
        hint="Kerro tässä asioista, jotka meidän on hyvä tietää ennen huoltoa. Älä kirjoita kenttään henkilötunnusta tai muita arkaluonteisia tietoja."
      >
        <TextArea defaultValue="Renkaiden lukkopultin avain on hansikaslokerossa." />
      </Field>
    </FormGrid>
  </Section>
)
