/** A queue of jobs. Free of what works on it, so that the process that creates the queues loads no feature. */

export type Queue = {
  readonly name: string;
  readonly retries: {
    readonly retryLimit: number;
    /** Seconds before the first repetition; they grow up to `retryDelayMax`. */
    readonly retryDelay: number;
    readonly retryDelayMax: number;
    readonly expireInSeconds: number;
    readonly heartbeatSeconds: number;
  };
};

/** Data for one run of a queue's work. */
export type Job = { readonly queue: Queue; readonly payload: object };
