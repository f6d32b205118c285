/**
 * Converts schema errors to one Romanian sentence per field; English messages of the schema library never reach a
 * screen.
 */
import type { z } from 'zod';
import { ERRORS, type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { countOf } from '#domain/text/plural.ts';

type Issue = z.core.$ZodIssue;

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_type: 'Câmp obligatoriu sau de alt tip.',
  too_big: 'Valoarea este prea mare sau prea lungă.',
  too_small: 'Valoarea este prea mică sau lipsește.',
  invalid_value: 'Alege una dintre valorile permise.',
  invalid_format: 'Formatul nu este corect.',
};

/** Problems by field path; empty when every part was valid. */
export function fieldProblems(parts: readonly z.ZodSafeParseResult<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const part of parts) {
    for (const issue of part.success ? [] : part.error.issues) collect(issue, [], problems);
  }
  return problems;
}

/** For a union, the problems of the variant that was meant are reported, not that none matches. */
function collect(issue: Issue, above: readonly PropertyKey[], problems: Record<string, string>): void {
  const path = [...above, ...issue.path];
  const meant = issue.code === 'invalid_union' ? shapeMeant(issue.errors) : null;
  if (meant !== null) {
    for (const inner of meant) collect(inner, path, problems);
    return;
  }
  problems[path.map(String).join('.') || 'body'] ??= sentenceFor(issue);
}

/** The only variant that has the type of the sent value: a list for a list, an object for an object. */
function shapeMeant(shapes: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const [meant, ...others] = shapes.filter((issues) => !issues.some(isAnotherKind));
  return others.length === 0 ? (meant ?? null) : null;
}

function isAnotherKind({ code, path }: Issue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

function sentenceFor(issue: Issue): string {
  // Only codes without facts are given to `choice` (contract/values/schemas.ts).
  if (Object.hasOwn(ERRORS, issue.message)) return sentenceOf(issue.message as PlainErrorCode);
  const sentence = SENTENCES[issue.code] ?? sentenceOf('invalid_request');
  return issue.code === 'too_big' ? `${sentence.slice(0, -1)}: ${describeLimit(issue)}.` : sentence;
}

const ROWS = { one: 'un rând', few: '{n} rânduri', other: '{n} de rânduri' } as const;
const CHARACTERS = { one: 'un caracter', few: '{n} caractere', other: '{n} de caractere' } as const;

function describeLimit({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  const most = Number(maximum);
  if (origin === 'array') return `cel mult ${countOf(most, ROWS)}`;
  return `cel mult ${origin === 'string' ? countOf(most, CHARACTERS) : most}`;
}
