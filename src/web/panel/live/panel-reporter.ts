/**
 * Tells the server what this panel knows, shows and can make heard, and hears what must be said aloud
 * (docs/decisions/0090). Lives outside React, like the feed it speaks for.
 */
import type { PanelWatch } from '#contract/panel/watch-calls.ts';
import type { ReportPanelRequest } from '#contract/panel/watch-wire.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LiveState } from './live-state.ts';

export type PanelReport = Omit<ReportPanelRequest, 'panelId'>;
type Seen = 'rendered' | 'opened' | 'begun';
type Word = Seen | 'delivered';

export type PanelReporterParts = {
  readonly now: () => Instant;
  readonly getState: () => LiveState;
  readonly describeTablet: () => Pick<PanelReport, 'sound' | 'isVisible' | 'clock' | 'notifications'>;
  readonly send: (report: PanelReport) => Promise<PanelWatch>;
  readonly onTold: (watch: PanelWatch) => void;
};

const TICK_MS = 1000;
const REPORT_MS = 10_000;
/** After a report: what happens meanwhile is told by the next one, so a rush of orders costs a report every other second. */
const BREATH_MS = 2000;
/** After a report, when an alarm was sent or the tablet woke up meanwhile. */
const HURRY_MS = 1000;
/** After a report that did not arrive. */
const RETRY_MS = 3000;
/** The contract takes no more at once; the rest has its turn with the next report. */
const MOST = 200;

export class PanelReporter {
  readonly #parts: PanelReporterParts;
  readonly #timer: ReturnType<typeof setInterval>;
  /** What stands on the screen, was opened, was begun: whether the server knows already or not. */
  readonly #said: Readonly<Record<Seen, Set<number>>> = {
    rendered: new Set<number>(),
    opened: new Set<number>(),
    begun: new Set<number>(),
  };
  /** What the server has heard. */
  readonly #arrived: Readonly<Record<Word, Set<number>>> = {
    delivered: new Set<number>(),
    rendered: new Set<number>(),
    opened: new Set<number>(),
    begun: new Set<number>(),
  };
  #sentAt: Instant | null = null;
  #hasFailed = false;
  #isSending = false;
  #isHurried = false;
  #isStopped = false;

  constructor(parts: PanelReporterParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.nudge(), TICK_MS);
    this.nudge();
  }

  /** These stand on the screen now: the browser has rendered them. */
  markRendered(numbers: Iterable<number>): void {
    this.#mark('rendered', numbers);
  }

  /** Staff are looking at it. */
  markOpened(number: number): void {
    this.#mark('opened', [number]);
  }

  /** Staff have acknowledged that it must be begun. */
  markBegun(number: number): void {
    this.#mark('begun', [number]);
  }

  /** Reports at once: an alarm was sent, or the tablet woke up. */
  hurry(): void {
    this.#isHurried = true;
    this.nudge();
  }

  /** Something may have to be told. */
  nudge(): void {
    // In a rush every message nudges: what there is to tell is gathered only when it may be sent.
    if (this.#isSending || this.#isStopped || this.#isWithin(this.#shortestPause())) return;
    const report = this.#compose();
    const isPlain = !this.#hasFailed && !this.#isHurried && !isNews(report);
    if (isPlain && this.#isWithin(REPORT_MS)) return;
    this.#send(report);
  }

  #shortestPause(): number {
    if (this.#hasFailed) return RETRY_MS;
    return this.#isHurried ? HURRY_MS : BREATH_MS;
  }

  /** Whether the last report was sent less than `pause` ago. */
  #isWithin(pause: number): boolean {
    if (this.#sentAt === null) return false;
    const since = this.#parts.now() - this.#sentAt;
    // Less than nothing where the tablet's clock was set back: that would be a silence of hours.
    return since >= 0 && since < pause;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  #mark(what: Seen, numbers: Iterable<number>): void {
    for (const number of numbers) this.#said[what].add(number);
    this.nudge();
  }

  #compose(): PanelReport {
    const { waiting, silenced } = this.#parts.getState();
    const tablet = this.#parts.describeTablet();
    const known = [...waiting.keys()];
    const untold = (what: Word, numbers: readonly number[]) =>
      numbers.filter((number) => !this.#arrived[what].has(number)).slice(0, MOST);
    const opened = [...this.#said.opened, ...known.filter((number) => silenced.has(number))];
    return {
      ...tablet,
      delivered: untold('delivered', known),
      // Said again and again until it counts: a mute tablet may be given its voice.
      rendered: tablet.isVisible
        ? untold(
            'rendered',
            known.filter((number) => this.#said.rendered.has(number)),
          )
        : [],
      opened: untold('opened', opened),
      begun: untold('begun', [...this.#said.begun]),
    };
  }

  #send(report: PanelReport): void {
    this.#isSending = true;
    this.#isHurried = false;
    this.#sentAt = this.#parts.now();
    this.#parts.send(report).then(
      (watch) => {
        this.#isSending = false;
        this.#hasFailed = false;
        if (this.#isStopped) return;
        for (const number of report.delivered) this.#arrived.delivered.add(number);
        if (counts(report)) for (const number of report.rendered) this.#arrived.rendered.add(number);
        for (const number of report.opened) this.#arrived.opened.add(number);
        for (const number of report.begun) this.#arrived.begun.add(number);
        this.#parts.onTold(watch);
      },
      // Nothing was heard, so nothing counts as told; the feed shows that the line is lost.
      () => {
        this.#isSending = false;
        this.#hasFailed = true;
      },
    );
  }
}

/** The server's own rule: shown is noticed where it is looked at and can be heard. */
function counts({ isVisible, sound }: Pick<PanelReport, 'isVisible' | 'sound'>): boolean {
  return isVisible && (sound === 'on' || sound === 'elsewhere');
}

function isNews(report: PanelReport): boolean {
  const isShown = counts(report) && report.rendered.length > 0;
  return isShown || report.delivered.length > 0 || report.opened.length > 0 || report.begun.length > 0;
}
