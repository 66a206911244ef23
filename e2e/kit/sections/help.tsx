import { Field, TextInput } from '#shared/ui/form/field'
import { Popover } from '#shared/ui/overlay/popover'
import { Section } from '../section'

export const Help = () => (
  <Section title="Vihje">
    <Field
      label="Malli"
      help={
        <Popover label="Lisätietoja">Kirjoita malli ja mielellään myös moottori, esimerkiksi Octavia 1.5 TSI.</Popover>
      }
    >
      <TextInput placeholder="esim. Octavia 1.5 TSI" />
    </Field>
  </Section>
)
