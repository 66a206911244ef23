/** A straightforward time step with react-day-picker: the picker, and the selected day's times beside it. */
import { createRoot } from 'react-dom/client'
import 'react-day-picker/style.css'
import './rival.css'
import { Rival } from './rival'

const root = document.querySelector('#root')
const { days, today, months } = await (await fetch('/given.json')).json()
if (root) createRoot(root).render(<Rival days={days} today={today} months={months} />)
