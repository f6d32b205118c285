/** Forms of staff in screen tests: what saving answers, and how a field says what is wrong with it. */
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { BROKEN, LOST, refused } from './wire-of-literals.ts';

/** What a save may meet that no field shows: its name, the answer, the sentence in the bar. */
export const FAILED_SAVES = [
  [
    'the server failed',
    refused(500, 'internal_error', 'A apărut o eroare la noi.'),
    /^A apărut o eroare la noi\. Încercați din nou\.$/,
  ],
  ['no server was reached', LOST, /Serverul nu răspunde\. Încercați din nou peste câteva momente/],
  [
    'the restaurant is busy',
    refused(503, 'unavailable', 'Nu este disponibil.'),
    /^A apărut o eroare: Serviciul nu este disponibil pentru câteva clipe/,
  ],
  [
    'the answer is none of ours',
    BROKEN,
    /Datele nu au putut fi salvate\. Ce ați completat a rămas pe ecran\.|A apărut o eroare la salvare\. Încercați din nou\./,
  ],
  [
    'another person saved meanwhile',
    refused(409, 'changed_meanwhile', 'Între timp, Mara Pop a salvat altceva aici.'),
    /^Între timp, Mara Pop a salvat altceva aici\.$/,
  ],
] as const;

/** The same for a dialog, which says it in an alert of its own. */
export const FAILED_STEPS = [
  [
    'the server failed',
    refused(500, 'internal_error', 'A apărut o eroare la noi.'),
    'A apărut o eroare la noi. Încercați din nou.',
  ],
  ['no server was reached', LOST, 'Serverul nu răspunde. Încercați din nou peste câteva momente; nu închideți pagina.'],
  [
    'the session has ended',
    refused(401, 'unauthenticated', 'Sesiunea a expirat.'),
    'Sesiunea a expirat. Conectați-vă din nou.',
  ],
] as const;

/** Replaces what stands in a field, as a paste does: one change, then the field is left. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
  await user.tab();
}

export const saveButton = (name = 'Salvează') => screen.getByRole('button', { name });

export async function save(user: UserEvent, name?: string): Promise<void> {
  await user.click(saveButton(name));
}

/** What a field says below it while it is wrong; '' while it is not. */
export function problemOf(field: HTMLElement): string {
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The field says so, and has the focus. */
export async function expectStoppedAt(field: HTMLElement, sentence: string): Promise<void> {
  await expect.poll(() => problemOf(field)).toContain(sentence);
  await expect.poll(() => document.activeElement).toBe(field);
}
