import type { Call } from '#contract/define/define-call.ts';
import type { ErrorCode } from '#contract/errors.ts';

/**
 * The codes with which a call may be refused: those that it declares, and those of the steps before its handler
 * (`serve-routes.ts`), which follow from the rest of its declaration. Failures (`internal_error`, `unavailable`) are
 * possible for every call and left out.
 */
export function listRefusals(call: Call): readonly ErrorCode[] {
  const { access, method, params, query, once, limit, needsRoom, needsStepUp, onPanels, refusals = [] } = call;
  const isWriting = method !== 'GET';
  const hasBody = method === 'POST';
  const rules: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ['malformed_request']],
    [access !== 'public', ['unauthenticated', 'forbidden']],
    [isWriting, ['foreign_origin']],
    [needsStepUp !== undefined || access === 'admin', ['proof_required']],
    [access === 'staff' && isWriting && onPanels === undefined, ['panel_locked']],
    [limit !== undefined, ['too_many_requests']],
    [needsRoom === true, ['no_room']],
    [hasBody, ['payload_too_large', 'unsupported_media_type']],
    [hasBody || query !== undefined, ['invalid_request']],
    [params !== undefined, ['not_found']],
    [once !== undefined, ['idempotency_key_invalid', 'sent_before']],
  ];
  const ofSteps = rules.flatMap(([isPossible, codes]) => (isPossible ? codes : []));
  return [...new Set([...ofSteps, ...refusals])];
}
