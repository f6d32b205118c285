/** The functions of a Trusted Types policy; each receives the text that is about to become markup or a script URL. */
export type PolicyRules = {
  readonly createHTML?: (text: string, type?: string, sink?: string) => string | null;
  readonly createScriptURL?: (address: string) => string | null;
};

type Factory = { readonly createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules };

/**
 * A Trusted Types policy: only through it can a page turn text into markup or scripts. Call once per name and page.
 *
 * @returns the policy; the rules themselves on the server and in browsers without Trusted Types
 * @throws TypeError in the browser when the page's Content-Security-Policy does not name it
 */
export function createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
