import { NO_DAYS_PATH } from '#shared/ui/text/icon-paths'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { Section } from '../section'

export const States = () => (
  <Section title="Tyhjä ja virhe">
    <State iconPath={NO_DAYS_PATH} title="Vapaita aikoja ei löytynyt" actions={<Button>Lähetä aikatiedustelu</Button>}>
      Lähikuukausina ei ole vapaita aikoja. Lähetä meille aikatiedustelu, niin etsimme sinulle sopivan ajan.
    </State>
    <State tone="error" title="Palvelujen haku epäonnistui." actions={<Button>Yritä uudelleen</Button>}>
      Yritä hetken kuluttua uudelleen.
    </State>
  </Section>
)
