/** What a failure says of itself. Where its words may name people or keys, `failureCode` is logged instead. */
export function failureReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
