/**
 * Saves a letter as a draft a moment after the last key, so that it is there on any device, and the preview can be rendered
 * from it. One save at a time; what was typed meanwhile is saved next.
 */
import { CallFailure } from '#contract/client.ts';
import type { NewsletterContent } from './newsletter-content.ts';

const SAVE_AFTER_MS = 800;
const TRY_AGAIN_MS = 5_000;

/** Answers the version of what was saved. `version` is null where what stands there is written over. */
export type SaveDraft = (
  newsletter: NewsletterContent,
  version: number | null,
  options: { readonly isLeaving: boolean },
) => Promise<number>;

export type DraftState = {
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
  /** What another window did to the draft, in words; nothing is saved until it is said which of the two stays. */
  readonly conflict: string | null;
  /** Counts what the server has: the preview is rendered anew with each. */
  readonly count: number;
};

export class DraftKeeper {
  readonly #save: SaveDraft;
  readonly #listeners = new Set<() => void>();
  #newsletter: NewsletterContent;
  #saved: NewsletterContent;
  #version: number | null;
  /** Sent, and never answered: it goes first, as it was, so that it counts as the same save. */
  #unanswered: NewsletterContent | null = null;
  #hasFailed = false;
  #conflict: string | null = null;
  #count = 0;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Other letters are begun meanwhile: an answer about an earlier one says nothing of this. */
  #turn = 0;
  #isOpen = false;
  #state: DraftState;

  constructor(save: SaveDraft, newsletter: NewsletterContent, version: number) {
    this.#save = save;
    this.#newsletter = newsletter;
    this.#saved = newsletter;
    this.#version = version;
    this.#state = this.#nextState();
  }

  readonly getState = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** As it stands on the screen now. */
  change(newsletter: NewsletterContent): void {
    if (newsletter === this.#newsletter) return;
    this.#newsletter = newsletter;
    this.#tell();
  }

  /** This one is what the server has: nothing of the one before is saved any more. */
  begin(newsletter: NewsletterContent, version: number): void {
    this.#turn += 1;
    this.#newsletter = newsletter;
    this.#saved = newsletter;
    this.#version = version;
    this.#unanswered = null;
    this.#hasFailed = false;
    this.#conflict = null;
    this.#count += 1;
    this.#tell();
  }

  /** After a conflict: this text stays, the other one goes. */
  writeOver(): void {
    this.#version = null;
    this.#conflict = null;
    void this.flush();
  }

  /** Saves at once what is not saved yet; answers whether all of it is. */
  async flush(isLeaving = false): Promise<boolean> {
    while (this.#newsletter !== this.#saved && this.#conflict === null) {
      await (this.#running ?? this.#run(isLeaving));
      if (this.#hasFailed) break;
    }
    return this.#newsletter === this.#saved;
  }

  /** While the page stands, the draft is saved by itself. Answers what ends that: what is not saved yet is sent at once. */
  open(): () => void {
    this.#isOpen = true;
    this.#tell();
    return () => {
      this.#isOpen = false;
      void this.flush();
    };
  }

  #run(isLeaving: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#saveOnce(isLeaving).finally(() => {
      this.#running = null;
      this.#tell();
    });
    return this.#running;
  }

  async #saveOnce(isLeaving: boolean): Promise<void> {
    const turn = this.#turn;
    const newsletter = this.#unanswered ?? this.#newsletter;
    const result = await this.#save(newsletter, this.#version, { isLeaving }).then(
      (version) => () => {
        this.#version = version;
        this.#saved = newsletter;
        this.#unanswered = null;
        this.#hasFailed = false;
        this.#count += 1;
      },
      (failure: unknown) => () => {
        const isChanged = failure instanceof CallFailure && failure.body?.code === 'draft_changed';
        this.#unanswered = failure instanceof CallFailure && failure.body === null ? newsletter : null;
        this.#hasFailed = !isChanged;
        this.#conflict = isChanged ? failure.message : null;
        // The preview shows what the other window saved.
        if (isChanged) this.#count += 1;
      },
    );
    if (turn === this.#turn) result();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    const isDue = this.#newsletter !== this.#saved && this.#running === null && this.#conflict === null;
    if (this.#isOpen && isDue) {
      this.#timer = setTimeout(() => void this.#run(false), this.#hasFailed ? TRY_AGAIN_MS : SAVE_AFTER_MS);
    }
    this.#state = this.#nextState();
    for (const listener of this.#listeners) listener();
  }

  #nextState(): DraftState {
    return {
      isSaved: this.#newsletter === this.#saved,
      hasFailed: this.#hasFailed,
      conflict: this.#conflict,
      count: this.#count,
    };
  }
}
