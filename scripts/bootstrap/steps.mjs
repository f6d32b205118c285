// Measures the time of each step of a run.
import { cpus } from 'node:os';

const steps = [];

/** Runs a step and records how long it took, and how busy the machine's processors were. */
export async function inStep(name, work) {
  const began = performance.now();
  const before = processorTimes();
  try {
    return await work();
  } finally {
    const after = processorTimes();
    steps.push({
      name,
      seconds: (performance.now() - began) / 1000,
      busySeconds: after.busy - before.busy,
      processorSeconds: after.all - before.all,
    });
  }
}

/** A line for each step, and one for the total: seconds, and the busy share of all processors. */
export function tableOfSteps() {
  const sum = (field) => steps.reduce((total, step) => total + step[field], 0);
  const all = {
    name: 'together',
    seconds: sum('seconds'),
    busySeconds: sum('busySeconds'),
    processorSeconds: sum('processorSeconds'),
  };
  return [...steps, all].map(lineOf).join('\n');
}

function lineOf({ name, seconds, busySeconds, processorSeconds }) {
  const share = Math.round((100 * busySeconds) / Math.max(processorSeconds, 0.001));
  return `${name.padEnd(10)}${seconds.toFixed(1).padStart(8)} s${`${share}`.padStart(6)} % of the processors busy`;
}

/** Seconds since the machine's start, over all processors. */
function processorTimes() {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((total, time) => total + time.busy, 0) / 1000;
  return { busy, all: busy + times.reduce((total, { idle }) => total + idle, 0) / 1000 };
}
