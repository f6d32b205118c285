// Where the time of a run went, step by step.
const steps = [];

/** Does a step of the run and remembers how long it took. */
export async function inStep(name, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    steps.push({ name, seconds: (performance.now() - began) / 1000 });
  }
}

/** A line for each step, and one for all of them together. */
export function tableOfSteps() {
  const all = { name: 'together', seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0) };
  return [...steps, all].map(({ name, seconds }) => `${name.padEnd(10)}${seconds.toFixed(1).padStart(8)} s`).join('\n');
}
