import { useState } from 'react'
import { Button } from '#shared/ui/action/button'
import { Checkbox, CheckboxRow } from '#shared/ui/form/checkbox'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { Panel } from '#shared/ui/layout/panel'
import { RadioGroup } from '#shared/ui/form/radio'
import { Tag } from '#shared/ui/text/tag'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import styles from '../kit.module.css'
import { Section, Shown } from '../section'

type Answer = 'keep' | 'pick' | 'none'

export function ListRows() {
  const [answer, setAnswer] = useState<Answer | null>('keep')
  return (
    <Section title="Valintarivit" bare>
      <Collapsible title="Lisäpalvelut" meta={<Tag>2 valittu</Tag>} defaultOpen>
        <CheckboxRow
          label={
            <>
              Talvitarkastus <Tag tone="accent">Kampanja</Tag>
            </>
          }
          description="Akku, jäähdytysneste, valot ja pyyhkijät."
          defaultChecked
          aside={
            <span className="num">
              129,00 €
              <s>
                <VisuallyHidden>Normaalihinta </VisuallyHidden>159,00 €
              </s>
            </span>
          }
        >
          <Button variant="link">Lisätietoja</Button>
        </CheckboxRow>
        <CheckboxRow label="Raitisilmasuodattimen vaihto" aside={<span className="num">69,00 €</span>} />
        <Shown as="hover">
          <CheckboxRow label="Osoitettu" aside={<span className="num">99,00 €</span>} />
        </Shown>
        <Shown as="focus">
          <CheckboxRow label="Kohdistettu" defaultChecked aside={<span className="num">54,90 €</span>} />
        </Shown>
        <CheckboxRow label="Estetty" description="Hinta sovitaan" disabled />
      </Collapsible>
      <Panel className={styles.group}>
        <div>
          <Checkbox
            label="Autolla on huolenpito- tai huoltoleasingsopimus"
            note="Tarkistamme sopimuksen kattamat työt ennen huoltoa."
            defaultChecked
          />
          <Checkbox label="Valitsematta" />
          <Checkbox label="Estetty" disabled />
        </div>
        <RadioGroup
          legend="Jatketaanko renkaiden säilytystä?"
          required
          hint="Voit jatkaa myös ilman valintoja ja sopia palvelusta toimipisteessä."
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'keep', label: 'Kyllä, renkaat jäävät rengashotelliin' },
            { value: 'pick', label: 'Ei, noudan renkaat pois rengashotellista' },
            { value: 'none', label: 'Estetty', disabled: true },
          ]}
        />
        <RadioGroup
          legend="Vaihdetaanko renkaat samalla käynnillä?"
          error="Vastaa vielä kaikkiin kysymyksiin, niin pääset jatkamaan."
          value={null}
          onChange={setAnswer}
          options={[
            { value: 'keep', label: 'Kyllä, haluan myös renkaiden kausivaihdon' },
            { value: 'pick', label: 'Ei, vain säilytys tai nouto' },
          ]}
        />
      </Panel>
    </Section>
  )
}
