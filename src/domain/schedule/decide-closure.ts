import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { type Closure, SERVICES, type Service } from './schedule.ts';

export const CLOSURE_NAME_MAX_LENGTH = 80;
export const CLOSURE_MESSAGE_MAX_LENGTH = 300;

/** Closed days as typed into the form; dates as `YYYY-MM-DD`. */
export type ClosureDraft = {
  readonly name: string;
  readonly message: string;
  readonly startDate: string;
  readonly endDate: string;
  /** null: every service, now and later. */
  readonly services: readonly Service[] | null;
};

/** As saved. */
export type SavedClosure = Omit<Closure, 'services'> & { readonly services: readonly Service[] | null };

export type ClosureProblem = {
  readonly field: keyof ClosureDraft;
  readonly code:
    | 'closure_name_required'
    | 'closure_message_required'
    | 'closure_date_invalid'
    | 'closure_date_past'
    | 'closure_end_before_start'
    | 'closure_services_required';
};

/**
 * Validates closed days (back-office.md §5, readings 16): name and message are required, the end is not before the
 * start, and neither day may be in the past unless it was saved before. So a running closure can be extended, and an
 * old one does not prevent saving the others.
 *
 * @param saved the same closure as saved before, null for a new one
 */
export function decideClosure(
  draft: ClosureDraft,
  { saved, today }: { readonly saved: SavedClosure | null; readonly today: LocalDate },
): Result<SavedClosure, readonly ClosureProblem[]> {
  const problems: ClosureProblem[] = [];
  const refuse = (field: ClosureProblem['field'], code: ClosureProblem['code']) => problems.push({ field, code });

  const name = parseText(draft.name, { maximum: CLOSURE_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
  if (!name.ok) refuse('name', 'closure_name_required');
  const message = parseText(draft.message, {
    maximum: CLOSURE_MESSAGE_MAX_LENGTH,
    isRequired: true,
    isMultiline: true,
  });
  if (!message.ok) refuse('message', 'closure_message_required');
  const [start, end] = [parseLocalDate(draft.startDate), parseLocalDate(draft.endDate)];
  if (!start.ok) refuse('startDate', 'closure_date_invalid');
  else if (start.value < today && start.value !== saved?.startDate) refuse('startDate', 'closure_date_past');
  if (!end.ok) refuse('endDate', 'closure_date_invalid');
  else if (start.ok && end.value < start.value) refuse('endDate', 'closure_end_before_start');
  else if (end.value < today && end.value !== saved?.endDate) refuse('endDate', 'closure_date_past');
  if (draft.services !== null && draft.services.length === 0) refuse('services', 'closure_services_required');

  if (!name.ok || !message.ok || !start.ok || !end.ok || problems.length > 0) return err(problems);
  const services = draft.services === null ? null : SERVICES.filter((service) => draft.services?.includes(service));
  return ok({ name: name.value, message: message.value, startDate: start.value, endDate: end.value, services });
}
