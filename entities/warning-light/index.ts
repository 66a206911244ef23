export { OTHER_LIGHT, WARNING_LIGHTS } from './model/lights'
export {
  mostUrgent,
  titleOf,
  usualColour,
  type Advice,
  type LightColour,
  type WarningLight,
} from './model/warning-light'
export { colourWord } from './texts'
export { DrivingAdvice } from './ui/driving-advice'
export { ColourSign } from './ui/colour-sign'
export { Lamp } from './ui/lamp'
