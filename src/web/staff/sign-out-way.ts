declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isSignOutPressed?: true;
  }
}

/** Where every sign-out button leads. The state is kept by this browser only, so no address of others can carry it. */
export const SIGN_OUT_WAY = { to: '/logout', state: { isSignOutPressed: true } } as const;
