import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const plate = () => screen.findByLabelText(/Rekisterinumero/)
const kilometers = () => screen.findByLabelText(/Kilometrilukema/)
const submit = () => screen.getByRole('button', { name: 'Jatka' })

describe('finding a vehicle', () => {
  it('VE-01 asks for the registration number and the mileage', async () => {
    openApp()
    expect(await plate()).toBeRequired()
    expect(await kilometers()).toBeRequired()
    expect(submit()).toBeEnabled()
  })

  it('VE-04 sends the plate in upper case, and goes on to the workplaces', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'abc-123')
    await user.type(await kilometers(), '84 500')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
    expect(shop.lastBody('searchVehicle')).toEqual({ registerNumber: 'ABC-123', kilometers: 84_500 })
  })

  it('VE-02 says what is wrong with the plate next to it, and searches for nothing', async () => {
    const { user } = openApp()
    await user.type(await plate(), '123-ABC')
    await user.type(await kilometers(), '1')
    await user.click(submit())
    expect(await plate()).toHaveAccessibleDescription(/Tarkista rekisterinumero/)
    expect(await plate()).toHaveFocus()
    expect(shop.count('searchVehicle')).toBe(0)
  })

  it('VE-02 offers the plate with its hyphen in one click', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'abc123')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Käytä rekisterinumeroa ABC-123' }))
    expect(await plate()).toHaveValue('ABC-123')
    expect(await plate()).toBeValid()
  })

  it('VE-05 VE-06 asks for make and model of an unknown vehicle, and can be taken back', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'xyz-999')
    await user.type(await kilometers(), '5000')
    await user.click(submit())
    expect(await screen.findByText('Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.')).toBeVisible()
    const make = await screen.findByLabelText(/Merkki/)
    expect(make).toHaveDisplayValue('-- valitse merkki --')

    await user.click(submit())
    expect(make).toHaveAccessibleDescription('Valitse auton merkki.')
    await user.click(screen.getByRole('button', { name: 'Vaihda rekisterinumero' }))
    expect(screen.queryByLabelText(/Merkki/)).not.toBeInTheDocument()
    expect(await plate()).toHaveValue('')
  })

  it('VE-05 goes on with what the visitor says of an unknown vehicle', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'xyz-999')
    await user.type(await kilometers(), '5000')
    await user.click(submit())
    await screen.findByRole('option', { name: 'Škoda' })
    await user.selectOptions(screen.getByLabelText(/Merkki/), 'Škoda')
    await user.type(screen.getByLabelText(/Malli/), 'Octavia 1.5 TSI')
    await user.click(submit())
    const card = await screen.findByRole('region', { name: 'Ajoneuvo' })
    expect(card).toHaveTextContent('XYZ-999')
    expect(card).toHaveTextContent('Škoda Octavia 1.5 TSI')
    expect(card).toHaveTextContent('5 000 km')
  })

  it('NO-02 keeps what was typed when the search fails, says so in both places, and can be tried again', async () => {
    shop.fail('searchVehicle', 500)
    const { user } = openApp()
    await user.type(await plate(), 'ABC-123')
    await user.type(await kilometers(), '84500')
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText('Palvelussa tapahtui odottamaton häiriö.')).toHaveLength(2))
    expect(await plate()).toHaveValue('ABC-123')
    shop.restore('searchVehicle')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
  })
})
