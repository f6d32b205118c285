/** What a colour says; the pairs of each stand in mantine-variables.css. */
export type Tone = 'accent' | 'good' | 'warn' | 'bad' | 'ink';
