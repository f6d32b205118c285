/**
 * What libraries of staff write as markup without asking for a policy of their own: Mantine the text of its `<style>`
 * elements, TipTap the text of an editor into a document of its own, in which nothing runs and nothing is fetched
 * (docs/decisions/0248). Loaded before any of them.
 */
import { LIBRARIES_POLICY } from '#contract/trusted-policies.ts';
import { createPolicy } from '#web/ui/create-policy.ts';

const INERT_SINK = 'DOMParser parseFromString';

createPolicy(LIBRARIES_POLICY, {
  // Without `<` there is no element, whatever the text is written into.
  createHTML: (text, _type, sink) => (sink === INERT_SINK || !text.includes('<') ? text : null),
});
