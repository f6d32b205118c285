/** The light a category is shown in: two background colours, light to deep, and the colour of the table cloth's dots. */
export type Palette = { readonly light: string; readonly deep: string };

export const PALETTES = {
  'meniul-zilei': { light: '#eef6e6', deep: '#b5d8a8' },
  specialitati: { light: '#fdeedd', deep: '#eeb587' },
  'supe-si-ciorbe': { light: '#fff1dc', deep: '#f6bf7d' },
  paste: { light: '#fff7dc', deep: '#f5d27b' },
  pizza: { light: '#ffede1', deep: '#f5a98a' },
  salate: { light: '#f2f9e2', deep: '#b9da8b' },
  garnituri: { light: '#fdf5e0', deep: '#ecd196' },
  desert: { light: '#fff0f2', deep: '#f2b3bf' },
  bauturi: { light: '#e9f6fa', deep: '#9fd0e3' },
  sosuri: { light: '#faf1e2', deep: '#e2c08d' },
  'comenzi-speciale': { light: '#f6effa', deep: '#cbb2dd' },
  restaurant: { light: '#fff1e2', deep: '#e9a97b' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
