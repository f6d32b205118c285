import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import { keysOf } from '#domain/keys-of.ts';
import { EXAMPLES, type Examples } from './examples.ts';

test.each(keysOf(EXAMPLES).map((name): readonly [CallName] => [name]))(
  'the example of %s is one of its schema',
  (name) => {
    const call: Call = CALLS[name];
    const schemas = schemasOf(call);
    const { body, answer }: NonNullable<Examples[CallName]> = (EXAMPLES as Examples)[name] ?? { answer: [] };
    expect(schemas.body.safeParse(body ?? {}).error).toBeUndefined();
    // An answer may hold nothing that its schema does not name.
    expect(schemas.response.parse(answer)).toEqual(answer);
  },
);
