/**
 * Lets two libraries write markup, because they have no Trusted Types policy of their own: Mantine the text of its
 * `<style>` elements, TipTap an editor's text into an inert document, in which no scripts run and nothing is fetched
 * (docs/decisions/0248). Loaded before both.
 */
import { LIBRARIES_POLICY } from '#contract/trusted-policies.ts';
import { createPolicy } from '#web/ui/create-policy.ts';

const INERT_SINK = 'DOMParser parseFromString';

createPolicy(LIBRARIES_POLICY, {
  // Text without `<` contains no element, wherever it is written.
  createHTML: (text, _type, sink) => (sink === INERT_SINK || !text.includes('<') ? text : null),
});
