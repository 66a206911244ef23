import styles from './kit.module.css'
import { Buttons } from './sections/buttons'
import { CalendarLanguages } from './sections/calendar-languages'
import { Cards } from './sections/cards'
import { Choices } from './sections/choices'
import { Colours } from './sections/colours'
import { DateFields } from './sections/date-fields'
import { Days } from './sections/days'
import { Dialogs } from './sections/dialogs'
import { ErrorsAbove } from './sections/errors-above'
import { Fields } from './sections/fields'
import { Help } from './sections/help'
import { ListRows } from './sections/list-rows'
import { Loading } from './sections/loading'
import { Messages } from './sections/messages'
import { Notifications } from './sections/notifications'
import { Plates } from './sections/plates'
import { States } from './sections/states'

/** Shows every component of shared/ui in every state, in the system's colour scheme. */
export const KitPage = () => (
  <main className={`wrap ${styles.page}`}>
    <h1>Komponentit ja tilat</h1>
    <div className={styles.sections}>
      <Colours />
      <Buttons />
      <Fields />
      <Choices />
      <ListRows />
      <Days />
      <CalendarLanguages />
      <DateFields />
      <Messages />
      <ErrorsAbove />
      <Plates />
      <Cards />
      <Loading />
      <States />
      <Dialogs />
      <Help />
      <Notifications />
    </div>
  </main>
)
