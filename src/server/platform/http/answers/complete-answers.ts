/**
 * Answers that carry all headers from the start. Node's server writes such an answer as it is; once a middleware touches its
 * headers, it is copied into a full `Response` first, which for a cached page costs more than everything else
 * (`npm run bench pages`).
 */
const complete = new WeakSet<Response>();

/** Declares that nothing has to be added to the answer. */
export function asComplete(answer: Response): Response {
  complete.add(answer);
  return answer;
}

export function isComplete(answer: Response): boolean {
  return complete.has(answer);
}
