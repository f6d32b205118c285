/** The meanings of colours; the colour pairs are in mantine-variables.css. */
export type Tone = 'accent' | 'good' | 'warn' | 'bad' | 'ink';
