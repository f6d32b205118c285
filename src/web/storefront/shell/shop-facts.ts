/** The restaurant's data in the frame of every page: small, because it is sent with every page. */
export type ShopFacts = {
  readonly name: string;
  readonly tagline: string;
  readonly phone: string;
  /** As displayed: `0258 000 100`. */
  readonly phoneText: string;
  readonly email: string;
  /** The restaurant's own picture for shared links; null while there is none. */
  readonly pictureHash: string | null;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly county: string;
    /** The whole address on one line. */
    readonly text: string;
  };
  readonly company: {
    readonly name: string;
    readonly cui: string;
    readonly tradeRegister: string;
    readonly registeredOffice: string;
    readonly workPoint: string;
    readonly shareCapital: string;
    readonly authorisations: readonly string[];
  };
  /** What is said of VAT beside prices; '' where none is paid. */
  readonly vatSentence: string;
  /** For the restaurant's own town: `5,00 lei`, `gratuit`; '' when nothing is delivered. */
  readonly deliveryFee: string;
  /** Whether a subscriber who confirms the newsletter is sent a personal code. */
  readonly givesSubscribersCode: boolean;
  readonly sign: OpenSign;
  readonly ordering: OrderingFacts;
  readonly week: readonly DayHours[];
  /** The restaurant's notes about coming closures. */
  readonly closures: readonly string[];
  /** Current exceptions: today's closures, paused services, busy mode. */
  readonly notices: readonly string[];
};

/** How one can order now, for home and menu. */
export type OrderingFacts = {
  /** The methods that are open now, delivery first. */
  readonly ways: readonly {
    readonly method: 'DELIVERY' | 'PICKUP';
    /** Until the hand-over; for delivery to the restaurant's own town. Null when there is no estimate. */
    readonly minutes: number | null;
    /** The same in words: „~45 min”; '' when there is no estimate. */
    readonly estimate: string;
  }[];
  /** Set when ordering as soon as possible ends soon; otherwise null. */
  readonly lastCall: LastCall | null;
  /**
   * Set while no method is open: why, and from when on one can order. Null while one is open, and when no orders are
   * taken at all.
   */
  readonly later: { readonly text: string } | null;
};

/** Ordering as soon as possible ends within minutes. */
export type LastCall = {
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** The method that ends; null when all do. */
  readonly method: 'DELIVERY' | 'PICKUP' | null;
  /** `18:00`: when it begins again today; '' when it does not. */
  readonly reopens: string;
  /** When this was loaded, in milliseconds since 1970. */
  readonly readAt: number;
};

/** Whether the restaurant takes orders now. */
export type OpenSign = {
  readonly isOpen: boolean;
  readonly text: string;
  /** Milliseconds since 1970 at which the sign, or the day marked as today, becomes outdated. */
  readonly changesAt: number;
};

export type DayHours = { readonly day: string; readonly hours: string; readonly isToday: boolean };
