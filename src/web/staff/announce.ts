import { staffWords } from '#web/i18n/staff/staff.ts';
import { addNotice } from './add-notice.ts';
import { TONE_COLORS } from './kit/tone.ts';

const { error, errorIs } = staffWords.general;

/** Announces in a short message what was done or that it failed (back-office.md §8). */
export function announce(message: string, tone: 'good' | 'bad' = 'good'): void {
  addNotice({
    // Some sentences begin with it already.
    message: tone === 'good' || message.startsWith(error) ? message : errorIs(message),
    color: TONE_COLORS[tone].main,
  });
}
