import { useMemo } from 'react';
import { HOUSE_HTML_POLICY } from '#contract/trusted-policies.ts';
import { createPolicy } from './create-policy.ts';

// The server sanitised it when it was saved (readings 38).
const policy = createPolicy(HOUSE_HTML_POLICY, { createHTML: (text) => text });

/** A text of staff as markup, for `dangerouslySetInnerHTML`. The same as long as the text is: React would write another one anew. */
export function useHouseHtml(text: string): { readonly __html: string } {
  return useMemo(() => ({ __html: policy.createHTML(text) }), [text]);
}
