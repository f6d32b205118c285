/** What a loader or a `beforeLoad` may throw instead of giving data. */
import type { AnyTarget, Path, Target } from './target.ts';

/** The guest belongs elsewhere. */
export class Redirect {
  readonly target: AnyTarget;

  constructor(target: AnyTarget) {
    this.target = target;
  }
}

/** There is no such page. */
export class NotFound {}

/** To be thrown by a loader or a `beforeLoad`. */
export function redirect<To extends Path | '.'>(target: Target<To>): Redirect {
  return new Redirect(target as AnyTarget);
}

/** To be thrown by a loader. */
export function notFound(): NotFound {
  return new NotFound();
}
