/** What a policy may let through; called with the text that is about to become markup or the address of a program. */
export type PolicyRules = {
  readonly createHTML?: (text: string, type?: string, sink?: string) => string | null;
  readonly createScriptURL?: (address: string) => string | null;
};

type Factory = { readonly createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules };

/**
 * A Trusted Types policy: with it alone a page turns text into markup or programs. Once per name and page.
 *
 * @returns the policy; the rules themselves on the server and in browsers that know no Trusted Types
 * @throws TypeError in the browser where the page's Content-Security-Policy does not name it
 */
export function createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
