import { windowsFromWire, windowsToWire } from './codec.ts';

/** Hours in which something may be ordered, or a promotion applies: a codec for `responseFields`. */
export const availabilityWindows = { toWire: windowsToWire, fromWire: windowsFromWire };
