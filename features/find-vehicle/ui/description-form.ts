import { createForm } from '#shared/form/create-form'
import type { DescribedVehicle } from '../model/described-vehicle'

export const descriptionForm = createForm<DescribedVehicle>()
