import { ALL_ATTEMPT_MOVES, ATTEMPT_MOVES } from './attempt.ts';

/** The states of an attempt as a Mermaid state diagram; `docs/architecture.md` shows it. */
export function drawAttempt(): string {
  const moves = ALL_ATTEMPT_MOVES.flatMap((move) => {
    const { from, to } = ATTEMPT_MOVES[move];
    return from.map((state) => `${state} --> ${to}${move === to ? '' : `: ${move}`}`);
  });
  return `stateDiagram-v2\n${['[*] --> created', ...moves].map((line) => `  ${line}\n`).join('')}`;
}
