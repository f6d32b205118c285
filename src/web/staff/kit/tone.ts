/** The meanings of colours; the colour pairs are in tokens.css and mantine-variables.css. */
export type Tone = 'accent' | 'good' | 'warn' | 'bad' | 'ink';

type ToneColors = { readonly main: string; readonly soft: string; readonly strong: string; readonly on: string };

/** Names are whole: the build shortens those of tokens where they stand (scripts/short-token-names.ts). */
export const TONE_COLORS: Readonly<Record<Tone, ToneColors>> = {
  accent: {
    main: 'var(--accent)',
    soft: 'var(--accent-soft)',
    strong: 'var(--accent-strong)',
    on: 'var(--on-accent)',
  },
  good: { main: 'var(--good)', soft: 'var(--good-soft)', strong: 'var(--good-strong)', on: 'var(--on-good)' },
  warn: { main: 'var(--warn)', soft: 'var(--warn-soft)', strong: 'var(--warn-strong)', on: 'var(--on-warn)' },
  bad: { main: 'var(--bad)', soft: 'var(--bad-soft)', strong: 'var(--bad-strong)', on: 'var(--on-bad)' },
  ink: { main: 'var(--ink)', soft: 'var(--sunken)', strong: 'var(--ink-strong)', on: 'var(--on-ink)' },
};
