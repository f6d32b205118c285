/** A page ready to be sent, as often as needed and in every encoding. */
import type { SharedBody } from '#server/platform/http/answers/shared-body.ts';

export type Page = {
  readonly status: number;
  /** All headers but those of encoding and caching. */
  readonly headers: Readonly<Record<string, string>>;
  /** A good page that says nothing against being cached. */
  readonly isCacheable: boolean;
  readonly body: SharedBody;
};
