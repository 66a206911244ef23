import { createForm } from '#shared/form/create-form'
import type { VehicleValues } from '../model/find-vehicle-store'

export const vehicleForm = createForm<VehicleValues>()
