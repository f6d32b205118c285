/**
 * Line icons on a 24 px grid, drawn for this shop. Always beside text or inside something that has an accessible name.
 */
const DRAWINGS = {
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2.5',
  close: 'm6 6 12 12M18 6 6 18',
  filter: 'M4 7h16M7 12h10M10 17h4',
  flake: 'M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5',
  gift: 'M4 9h16v4H4V9Zm1.5 4h13v7h-13v-7ZM12 9v11M12 9C7 9 7 4 9.5 4 11.5 4 12 7 12 9Zm0 0c5 0 5-5 2.5-5C12.5 4 12 7 12 9Z',
  leaf: 'M5 19c9 1 14-4 14-14-10 0-15 4-14 14Zm0 0 7-7',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  phone:
    'M6.5 4H10l1.5 4.5-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2L20 14v3.5c0 1.5-1 2.5-2.5 2.5C10.5 20 4 13.5 4 6.5 4 5 5 4 6.5 4Z',
  pin: 'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 6v12M6 12h12',
  scooter:
    'M5.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm12.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.5 17H16c0-3 1-4.5 3-5l-2-7h-3M3.5 13c1-2 3-2.5 5-2.5h4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.800 11.300L20 20',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.800 0L17 17M7 7 5.600 5.600',
  trash: 'M4.5 7h15M10 7V4.5h4V7m3.5 0-1 13h-9l-1-13M10 11v5.5m4-5.5v5.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.5-4 3.500-6 7.500-6s7 2 7.500 6',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.1',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Attributes of every icon's `svg`. */
export const ICON_LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.8',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...ICON_LINES} aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
