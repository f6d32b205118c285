/**
 * Sends the program's log and the security log to another system as they are written, so that an attacker who takes
 * over this machine cannot delete what was already sent (docs/decisions/0242).
 */
import { type Log, openLog } from './log.ts';
import type { SecurityEvent } from './security/security-log.ts';
import { attributesOf, type Facts, openBatches } from './tracing/send-batches.ts';

export type LogSender = {
  /** @param line one formatted log line */
  readonly sendLine: (line: string) => void;
  readonly sendEvent: (event: SecurityEvent, at: number, times: number) => void;
  /** Sends the remaining lines. */
  readonly close: () => Promise<void>;
};

/** Sends nothing. */
const NO_SENDER: LogSender = { sendLine: () => {}, sendEvent: () => {}, close: async () => {} };

/** OpenTelemetry severities INFO, WARN, ERROR, by the numeric levels of our log. */
const SEVERITIES = [
  [50, 17, 'ERROR'],
  [40, 13, 'WARN'],
  [0, 9, 'INFO'],
] as const;

export type LogSenderOptions = {
  /** Address of a log collector, as in OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: the complete address. */
  readonly address: string;
  /** Lines could not be sent; called at most once a minute. */
  readonly onLost: (reason: string) => void;
};

export function openLogSender({ address, onLost }: LogSenderOptions): LogSender {
  const batches = openBatches({
    address,
    onLost,
    wrap: (resource, logRecords) => ({
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'pofta' }, logRecords }] }],
    }),
  });
  const keep = (at: number, level: number, name: string, facts: Facts) => {
    const [, severityNumber, severityText] = SEVERITIES.find(([from]) => level >= from) ?? SEVERITIES[2];
    batches.keep({
      timeUnixNano: String(BigInt(Math.round(at)) * 1_000_000n),
      severityNumber,
      severityText,
      body: { stringValue: name },
      attributes: attributesOf(facts),
    });
  };
  return {
    sendLine(line) {
      // Written by our log only.
      const { level, time, msg, ...fields } = JSON.parse(line) as Readonly<Record<string, unknown>>;
      const facts = Object.entries(fields).map(([key, value]) => [key, factOf(value)] as const);
      keep(Number(time), Number(level), String(msg), Object.fromEntries(facts));
    },
    sendEvent({ kind, userId, actorId, ip = '', userAgent = '', detail = '' }, at, times) {
      const people = { ...(userId !== null && { 'user.id': userId }), ...(actorId != null && { 'actor.id': actorId }) };
      const facts = { ...people, 'client.address': ip, 'user_agent.original': userAgent.slice(0, 300), detail, times };
      keep(at, kind === 'signed_in' ? 30 : 40, `security.${kind}`, facts);
    },
    close: batches.close,
  };
}

function factOf(value: unknown): string | number {
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

type LogPlace = { readonly logLevel: string; readonly logsAddress: string | null };

/** The log of a process, with an optional sender. Failures to send are only logged locally. */
export function openLogs({ logLevel, logsAddress }: LogPlace): { readonly log: Log; readonly sender: LogSender } {
  if (logsAddress === null) return { log: openLog(logLevel), sender: NO_SENDER };
  const here = openLog(logLevel);
  const sender = openLogSender({ address: logsAddress, onLost: (reason) => here.warn({ reason }, 'logs.lost') });
  return { log: openLog(logLevel, { copyTo: sender.sendLine }), sender };
}
