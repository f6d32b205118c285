/**
 * Refusals of the option rules, in a separate table: a dish's page shows them at the group and loads no other order
 * errors.
 */
import type { OptionProblem } from '#domain/menu/options/price-options.ts';
import { countOf } from '#domain/text/plural.ts';
import { describerOf, type ErrorTable, type Told, tells } from '../error-entry.ts';

type Named = { readonly name: string };
type OfGroup = Named & { readonly group: string };
type OfOption = Named & { readonly option: string };
const TIMES = { one: 'o dată', few: '{n} ori', other: '{n} de ori' };
const OPTIONS = { one: 'o opțiune', few: '{n} opțiuni', other: '{n} de opțiuni' };

export const OPTION_ERRORS = {
  option_missing: tells(422, ({ name, group, pieces }: OfGroup & { readonly pieces: number }) =>
    pieces === 1
      ? `Alege o opțiune din „${group}” la ${name}.`
      : `Mai alege ${countOf(pieces, OPTIONS)} din „${group}” la ${name}.`,
  ),
  options_too_many: tells(
    422,
    ({ name, group, most }: OfGroup & { readonly most: number }) =>
      `Din „${group}” se ${most === 1 ? 'alege' : 'aleg'} cel mult ${countOf(most, OPTIONS)} la ${name}.`,
  ),
  option_too_often: tells(422, ({ name, option, most }: OfOption & { readonly most: number }) =>
    most === 1
      ? `O singură dată la ${name}: „${option}”.`
      : `De cel mult ${countOf(most, TIMES)} la ${name}: „${option}”.`,
  ),
  option_unavailable: tells(409, ({ name, option }: OfOption) => `La ${name} nu mai avem: „${option}”. Alege altceva.`),
  option_gone: tells(409, ({ name }: Named) => `O opțiune aleasă la ${name} nu mai există. Alege din nou.`),
} as const satisfies ErrorTable;

const tell = describerOf(OPTION_ERRORS);

/** @param problem with the dish's display name */
export function describeOptionProblem(
  problem: OptionProblem & { readonly productName: string },
): Told<typeof OPTION_ERRORS> {
  const name = problem.productName;
  switch (problem.code) {
    case 'option_missing':
      return tell(problem.code, { name, group: problem.group, pieces: problem.missing });
    case 'options_too_many':
      return tell(problem.code, { name, group: problem.group, most: problem.maximum });
    case 'option_too_often':
      return tell(problem.code, { name, option: problem.option, most: problem.maximum });
    case 'option_unavailable':
      return tell(problem.code, { name, option: problem.option });
    case 'option_gone':
      return tell(problem.code, { name });
  }
}
