import { useState } from 'react'
import { Segmented } from '#shared/ui/form/segmented'
import { Tile, Tiles } from '#shared/ui/form/tile'
import { Section, Shown } from '../section'

export function Choices() {
  const [shift, setShift] = useState<'MORNING' | 'EVENING'>('MORNING')
  return (
    <Section title="Valinnat">
      <Tiles columns={2}>
        <Tile label="Valitsematta" />
        <Tile label="Valittu" defaultChecked />
        <Tile label="Estetty" disabled />
        <Shown as="focus">
          <Tile label="Kohdistettu" defaultChecked />
        </Shown>
        <Tile type="radio" name="tile" label="Valitsematta" />
        <Tile type="radio" name="tile" label="Valittu" defaultChecked />
        <Shown as="hover">
          <Tile label="Osoitettu" />
        </Shown>
        <Tile label="Valittu, estetty" defaultChecked disabled />
      </Tiles>
      <Tile
        label="Rengashotelli, uusi asiakas"
        description="Säilytämme renkaasi kauden ajan asianmukaisissa tiloissa."
        aside={<span className="num">99,00 €</span>}
      />
      <Tile density="compact" label="Avainlokero" description="Tiivis" />
      <Segmented
        legend="Milloin tuot autosi?"
        value={shift}
        onChange={setShift}
        options={[
          { value: 'MORNING', label: 'Aamulla', note: 'klo 7.00–12.00' },
          { value: 'EVENING', label: 'Iltapäivällä tai illalla', note: 'klo 12.00–20.00' },
        ]}
      />
      <Segmented
        legend="Valitsematta, estetty"
        disabled
        value={null}
        onChange={setShift}
        options={[
          { value: 'MORNING', label: 'Aamulla' },
          { value: 'EVENING', label: 'Iltapäivällä tai illalla' },
        ]}
      />
      <Tile
        density="slim"
        label="Käytän avainlokeroa"
        description="Kalenterissa näkyvät vain ne ajat, joina avainlokero on vapaana."
      />
    </Section>
  )
}
