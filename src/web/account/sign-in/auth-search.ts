const MODES = ['register', 'authenticate', 'forgotPassword'] as const;
export type AuthMode = (typeof MODES)[number];

/** The search parameters of `/auth`. Without a mode it is registration, as documented (readings 48). */
export type AuthSearch = {
  readonly mode?: AuthMode | undefined;
  /** Where to go afterwards; checked before it is used. */
  readonly redirect?: string | undefined;
  /** A session has just ended. */
  readonly expirat?: '1' | undefined;
};

export function readAuthSearch({ mode, redirect, expirat }: Readonly<Record<string, unknown>>): AuthSearch {
  return {
    mode: MODES.find((one) => one === mode),
    redirect: typeof redirect === 'string' ? redirect : undefined,
    expirat: expirat === '1' ? '1' : undefined,
  };
}
