import { useMemo } from 'react';
import { STAFF_HTML_POLICY } from '#contract/trusted-policies.ts';
import { createPolicy } from './create-policy.ts';

// The server sanitised it when it was saved (readings 38).
const policy = createPolicy(STAFF_HTML_POLICY, { createHTML: (text) => text });

/**
 * HTML written by staff, for `dangerouslySetInnerHTML`. The same object as long as the text is the same: React would
 * otherwise set it again.
 */
export function useStaffHtml(text: string): { readonly __html: string } {
  return useMemo(() => ({ __html: policy.createHTML(text) }), [text]);
}
