/**
 * Reports to the server what this panel knows, shows and can make heard, and receives the alarms that must ring
 * (docs/decisions/0090). Lives outside React, like the feed.
 */

import type { PanelWatch } from '#contract/watch/staff-calls.ts';
import type { ReportPanelRequest } from '#contract/watch/wire.ts';
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
/**
 * Pause after a report: events meanwhile go into the next one, so a rush of orders costs one report every two seconds.
 */
const BREATH_MS = 2000;
/** Pause after a report when an alarm was sent or the tablet woke up meanwhile. */
const HURRY_MS = 1000;
/** Pause after a report that failed. */
const RETRY_MS = 3000;
/** The contract's limit for one report; the rest goes into the next one. */
const MOST = 200;

export class PanelReporter {
  readonly #parts: PanelReporterParts;
  readonly #timer: ReturnType<typeof setInterval>;
  /** Orders that were rendered, opened or acknowledged here, whether or not the server knows. */
  readonly #said: Readonly<Record<Seen, Set<number>>> = {
    rendered: new Set<number>(),
    opened: new Set<number>(),
    begun: new Set<number>(),
  };
  /** Orders that the server has received, by kind of report. */
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

  /** The browser has rendered these orders. */
  markRendered(numbers: Iterable<number>): void {
    this.#mark('rendered', numbers);
  }

  /** Staff have opened the order. */
  markOpened(number: number): void {
    this.#mark('opened', [number]);
  }

  /** Staff have acknowledged that preparation must begin. */
  markBegun(number: number): void {
    this.#mark('begun', [number]);
  }

  /** Reports at once: an alarm was sent, or the tablet woke up. */
  hurry(): void {
    this.#isHurried = true;
    this.nudge();
  }

  /** Sends a report if there is news and the pause is over. */
  nudge(): void {
    // In a rush every message calls this: a report is composed only when it may be sent.
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
    // Negative when the tablet's clock was set back; without this check no report would be sent for hours.
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
      // Repeated until the server counts it, because a tablet without sound may get sound later.
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
      // The report was lost, so nothing is marked as received; the feed shows the lost connection.
      () => {
        this.#isSending = false;
        this.#hasFailed = true;
      },
    );
  }
}

/** The server's own rule: a rendered order counts as noticed on a visible panel that can ring. */
function counts({ isVisible, sound }: Pick<PanelReport, 'isVisible' | 'sound'>): boolean {
  return isVisible && (sound === 'on' || sound === 'elsewhere');
}

function isNews(report: PanelReport): boolean {
  const isShown = counts(report) && report.rendered.length > 0;
  return isShown || report.delivered.length > 0 || report.opened.length > 0 || report.begun.length > 0;
}
