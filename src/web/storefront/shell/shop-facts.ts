/** What the frame of every page knows of the restaurant: little, because it travels with every page. */
export type ShopFacts = {
  readonly name: string;
  readonly tagline: string;
  readonly phone: string;
  /** As read aloud: `0258 000 100`. */
  readonly phoneText: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly county: string;
    /** All of it on one line. */
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
  /** To the restaurant's own town: `5,00 lei`, `gratuit`; '' where nothing is delivered. */
  readonly deliveryFee: string;
  /** A subscriber who confirms the newsletter is sent a personal code. */
  readonly givesSubscribersCode: boolean;
  readonly sign: OpenSign;
  readonly ordering: OrderingFacts;
  readonly week: readonly DayHours[];
  /** What the restaurant says of the days it will be closed soon, and of today. */
  readonly closures: readonly string[];
  /** What is not as usual right now: services that are stopped for a while, a busy kitchen. */
  readonly notices: readonly string[];
};

/** How one can order now, as home and menu say it. */
export type OrderingFacts = {
  /** The ways that are open now, delivery first. */
  readonly ways: readonly {
    readonly method: 'DELIVERY' | 'PICKUP';
    /** Until the hand-over; delivery to the restaurant's own town. Null where nothing tells. */
    readonly minutes: number | null;
    /** The same for guests: „~45 min”; '' where nothing tells. */
    readonly estimate: string;
  }[];
  /** When ordering for now ends soon; null while it does not. */
  readonly lastCall: LastCall | null;
  /** Set while no way is open: why, and from when one can be served. Null while one is, and where nothing is taken at all. */
  readonly later: { readonly text: string } | null;
};

/** Ordering for now ends within minutes. */
export type LastCall = {
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** The way that ends; null where all do. */
  readonly method: 'DELIVERY' | 'PICKUP' | null;
  /** `18:00`: when it begins again today; '' where today has no more. */
  readonly reopens: string;
  /** When this was read, milliseconds since 1970. */
  readonly readAt: number;
};

/** Whether the restaurant takes orders now. */
export type OpenSign = {
  readonly isOpen: boolean;
  readonly text: string;
  /** Milliseconds since 1970 at which the sign, or the day marked as today, is no longer true. */
  readonly changesAt: number;
};

export type DayHours = { readonly day: string; readonly hours: string; readonly isToday: boolean };
