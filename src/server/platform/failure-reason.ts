/** The message of an error. Where messages may contain names or keys, `failureCode` is logged instead. */
export function failureReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
