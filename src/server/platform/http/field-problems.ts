/** What a schema found wrong, as one Romanian sentence per field; the contract's own words never reach a screen. */
import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_type: 'Câmp obligatoriu sau de alt tip.',
  too_big: 'Valoarea este prea mare sau prea lungă.',
  too_small: 'Valoarea este prea mică sau lipsește.',
  invalid_value: 'Alege una dintre valorile permise.',
  invalid_format: 'Formatul nu este corect.',
};

/** Problems by field path; empty when every part was fine. */
export function fieldProblems(parts: readonly z.ZodSafeParseResult<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const part of parts) {
    for (const issue of part.success ? [] : part.error.issues) {
      problems[issue.path.join('.') || 'body'] ??= SENTENCES[issue.code] ?? sentenceOf('invalid_request');
    }
  }
  return problems;
}
