/**
 * Answers whose headers are complete from the start. Node's server writes such an answer directly; once a middleware
 * touches its headers, it is first copied into a full `Response`, which for a cached page costs more than everything
 * else (`npm run bench pages`).
 */
const complete = new WeakSet<Response>();

/** Declares that no middleware has to add a header to the answer. */
export function asComplete(answer: Response): Response {
  complete.add(answer);
  return answer;
}

export function isComplete(answer: Response): boolean {
  return complete.has(answer);
}
