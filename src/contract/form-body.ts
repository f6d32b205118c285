/** How a call with files is written as a form; `read-form.ts` reads it back. */

/**
 * Files go as they are, lists field by field under the same name, everything with an inside as JSON text. What is not
 * given is left out.
 */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(body ?? {})) {
    const isList = Array.isArray(given) && given.every((one) => one instanceof Blob || typeof one !== 'object');
    for (const one of isList ? given : [given]) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return form;
}
