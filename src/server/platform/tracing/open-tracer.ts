/** Opens the tracer only when an address is configured; otherwise `otlp-tracer.ts` is not loaded. */
import { NO_TRACES, type Tracer, type TracerOptions } from './tracer.ts';

/** Opens the tracer; without options it records nothing. Spans begun before its code is loaded are not recorded. */
export function openTracer(options: TracerOptions | null): Tracer {
  if (options === null) return NO_TRACES;
  let tracer = NO_TRACES;
  const loading = import('./otlp-tracer.ts').then(({ openOtlpTracer }) => {
    tracer = openOtlpTracer(options);
  });
  return {
    isOn: true,
    begin: (begun) => tracer.begin(begun),
    within: (begun, work) => tracer.within(begun, work),
    async close() {
      await loading;
      await tracer.close();
    },
  };
}
