/** What a loader or a `beforeLoad` may throw instead of returning data. */
import type { AnyTarget, Path, Target } from './target.ts';

/** The guest must go to another page. */
export class Redirect {
  readonly target: AnyTarget;

  constructor(target: AnyTarget) {
    this.target = target;
  }
}

/** The page does not exist. */
export class NotFound {}

/** For `throw` in a loader or a `beforeLoad`. */
export function redirect<To extends Path | '.'>(target: Target<To>): Redirect {
  return new Redirect(target as AnyTarget);
}

/** For `throw` in a loader. */
export function notFound(): NotFound {
  return new NotFound();
}
