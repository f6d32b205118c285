import { expect, test } from 'vitest';
import { parsePrometheus } from './parse-prometheus.ts';
import { withoutPeople } from './status.ts';

test('a report has no address of mail, no password and no telephone', () => {
  const log = `Contul de administrator a fost creat:
  E-mail   ana.pop+x@exemplu.ro
  Parolă   Xk3-secret!
{"level":50,"err":"mail to 0722 123 456 and +40722123456, 40722123456"}`;
  expect(withoutPeople(log)).toBe(`Contul de administrator a fost creat:
  E-mail   …@…
  Parolă   …
{"level":50,"err":"mail to 07… and 07…, 07…"}`);
});

test('times, versions and sizes stay readable in a report', () => {
  const line =
    '{"time":1795880624123,"pid":29783,"version":"18.4","bytes":721234567890,"at":"2026-11-28T15:43:44.123Z"}';
  expect(withoutPeople(line)).toBe(line);
});

test('numbers without labels are read from the metrics', () => {
  const text =
    '# HELP pofta_backup_age_seconds x\npofta_backup_age_seconds 12.5\npofta_jobs{queue="mail"} 3\nnothing\n';
  expect([...parsePrometheus(text)]).toEqual([['pofta_backup_age_seconds', 12.5]]);
});
