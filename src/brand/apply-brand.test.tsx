import { expect, it } from 'vitest'
import { readConfig } from '#shared/config/config'
import { applyBrand } from './apply-brand'

const applied = (brand: object) => {
  const root = document.createElement('html')
  applyBrand(readConfig(JSON.stringify({ brand }), '').brand, root)
  return root
}

it('RT-07 sets the CSS variables of the configured brand', () => {
  const { style } = applied({
    color: '#ffd21f',
    onColor: 'rgb(26 21 0)',
    accent: '#ff8f6b',
    radius: '4px',
    font: "Inter, 'Segoe UI', sans-serif",
    logo: '/kaarna.svg',
  })
  expect(Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))).toEqual({
    '--brand-color': '#ffd21f',
    '--brand-on-color': 'rgb(26 21 0)',
    '--brand-accent': '#ff8f6b',
    '--brand-radius': '4px',
    '--brand-font': "Inter, 'Segoe UI', sans-serif",
    '--brand-logo': 'url("/kaarna.svg")',
  })
})

it('RT-07 leaves missing values unset and the colour scheme to the system', () => {
  const root = applied({ name: 'Ketju', color: '#123' })
  expect([...root.style]).toEqual(['--brand-color'])
  expect(root.hasAttribute('data-scheme')).toBe(false)
})

it('RT-07 sets the light scheme for a chain without a dark one', () => {
  expect(applied({ scheme: 'light' }).dataset['scheme']).toBe('light')
})
