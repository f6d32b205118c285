/**
 * Process 0 is every process of the test run: a test that did not find the process it wants to signal would end the run,
 * or stop it for good. Such a test fails instead.
 */
const GUARDED = Symbol.for('pofta.no-signal-to-all');

if (!Reflect.has(process.kill, GUARDED)) {
  const send = process.kill.bind(process);
  const guarded = (pid: number, signal?: string | number): true => {
    if (pid === 0) throw new Error('No process was found to be signalled');
    return send(pid, signal);
  };
  process.kill = Object.assign(guarded, { [GUARDED]: true });
}

export {};
