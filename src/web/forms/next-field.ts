const FIELDS = 'input:not([type="checkbox"], [type="radio"], [tabindex="-1"]):enabled, select:enabled';

/**
 * Focuses the field after `from`, for Enter in a form that must not be sent by it; after the last field, `last`.
 * Hidden fields are passed over.
 */
export function focusNextField(form: HTMLFormElement, from: HTMLElement, last: HTMLElement | null): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => field.checkVisibility());
  const next = fields[fields.indexOf(from) + 1] ?? last;
  next?.focus();
}
