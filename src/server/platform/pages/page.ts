/** A rendered page that can be sent repeatedly and in every encoding. */
import type { SharedBody } from '#server/platform/http/answers/shared-body.ts';

export type Page = {
  readonly status: number;
  /** All headers except those for encoding and caching. */
  readonly headers: Readonly<Record<string, string>>;
  /** A successful page without headers that forbid caching. */
  readonly isCacheable: boolean;
  readonly body: SharedBody;
};
