/** What a mail is made of, and what comes out. A new kind of mail is a function that prepares one of these. */

export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

/** Why a mail is sent, to whom, and how to write it. */
export type MailOccasion = {
  /** With the kind, names the occasion for ever: the Message-ID is made of it. */
  readonly key: string | number;
  readonly recipient: { readonly name: string; readonly address: string };
  readonly orderId: number | null;
  /** Who gets the answer, where that is not the restaurant. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where one leaves with one tap (RFC 8058): for every mail of the newsletter. */
  readonly makeLeaveLink?: () => Promise<string> | string;
  /** Writes it; `link` stands where the secret address will be, `leaveLink` where the other. */
  readonly write: (link: string, leaveLink: string) => MailText;
  /** The secret address, made anew for each sending: it is stored nowhere (src/server/features/orders/README.md). */
  readonly makeLink: () => Promise<string> | string;
};
