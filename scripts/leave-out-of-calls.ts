/**
 * Leaves out of the calls that browsers load what only the server needs: schemas, sentence, access and limits
 * (docs/decisions/0266). Without them nothing of the schemas' modules is used, so the bundler drops those modules and
 * zod with them. `test/first-load.shop.test.ts` and `test/guest-files.shop.test.ts` hold the result.
 */
import { type Plugin, parseSync } from 'vite';
import type { BrowserCall } from '../src/contract/define/define-call.ts';

const DECLARATIONS = /\/src\/contract\/[\w-]+\/(?:staff-)?calls\.ts$/;

/** Every property that browsers keep; one missing here does not compile. */
const KEPT: Readonly<Record<keyof BrowserCall, true>> = {
  method: true,
  path: true,
  sends: true,
  responseFields: true,
  bodyFields: true,
};

export function leaveOutOfCalls(): Plugin {
  return {
    name: 'leave-out-of-calls',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: DECLARATIONS },
      handler: (code, id) => ({ code: browserCalls(code, id), map: null }),
    },
  };
}

/**
 * The declarations with the properties of `BrowserCall` alone.
 *
 * @throws Error where a call is not declared by `export const name = defineCall({ … })` with plain properties
 */
export function browserCalls(code: string, file: string): string {
  const { program } = parseSync(file, code);
  const cuts: { readonly start: number; readonly end: number; readonly instead: string }[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      const declared = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
      if (init?.type !== 'CallExpression' || declared?.type !== 'ObjectExpression') {
        throw new Error(`${file} exports a value that is not declared by defineCall({ … })`);
      }
      const kept = declared.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') {
          throw new Error(`${file}: a call is declared by plain properties`);
        }
        return property.key.name in KEPT ? [code.slice(property.start, property.end)] : [];
      });
      cuts.push({ start: init.start, end: init.end, instead: `{ ${kept.join(', ')} }` });
    }
  }
  if (cuts.length === 0) throw new Error(`${file} declares no call`);
  return cuts.reduceRight((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);
}
