import { Field } from '#shared/ui/form/field'
import { FormGrid } from '#shared/ui/form/form-grid'
import { Icon, type IconName } from '#shared/ui/text/icon'
import { PlateChip, PlateField } from '#shared/ui/text/plate'
import { SummaryLine } from '#shared/ui/layout/summary-line'
import { Tag } from '#shared/ui/text/tag'
import { Row, Section, Shown } from '../section'

const ICONS: readonly IconName[] = ['check', 'chevron-down', 'close', 'error', 'info', 'warning']

export const Plates = () => (
  <Section title="Rekisterikilvet, tunnisteet ja kuvakkeet">
    <FormGrid>
      <Field
        label="Rekisterinumero"
        required
        width="half"
        hint="Kirjoita rekisterinumero väliviivan kanssa, esimerkiksi ABC-123."
      >
        <PlateField placeholder="ABC-123" />
      </Field>
      <Field label="Kohdistettu" width="half">
        <Shown as="focus">
          <PlateField defaultValue="KLM-482" />
        </Shown>
      </Field>
      <Field label="Virhe" width="half" error="Tarkista rekisterinumero.">
        <PlateField defaultValue="KLM482" />
      </Field>
      <Field label="Estetty" width="half">
        <PlateField defaultValue="KLM-482" disabled />
      </Field>
    </FormGrid>
    <SummaryLine>
      <PlateChip>KLM-482</PlateChip>
      <strong>Volvo V60</strong>
      <span className="num">118 400 km</span>
    </SummaryLine>
    <SummaryLine>
      <PlateChip>C-12345</PlateChip>
      <Tag>2 valittu</Tag>
      <Tag tone="accent">Kampanja</Tag>
      <Tag>Aikatiedustelu</Tag>
    </SummaryLine>
    <Row>
      {ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Row>
  </Section>
)
