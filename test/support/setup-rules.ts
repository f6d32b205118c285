/**
 * The rules of back-office.md §5 about hours, closed days and service times, as tables: domain rules, server and forms
 * are tested with the same rows.
 */
import type { ClosureDraft, ClosureProblem } from '#domain/schedule/decide-closure.ts';
import type { DayDraft, DayHoursProblem } from '#domain/schedule/decide-day-hours.ts';
import type { ServiceDraft, ServiceProblem } from '#domain/schedule/decide-service-terms.ts';

const hours = (...intervals: readonly string[]): DayDraft => ({
  isOpen: true,
  intervals: intervals.map((interval) => {
    const [openingTime = '', closingTime = ''] = interval.split('-');
    return { openingTime, closingTime };
  }),
});

/** Name, input, problems; no problems: it is accepted. */
export const DAY_RULES: readonly (readonly [string, DayDraft, readonly DayHoursProblem[]])[] = [
  ['one stretch', hours('10:00-22:00'), []],
  ['several stretches, in any order', hours('18:00-22:00', '10:00-15:00'), []],
  ['stretches that touch', hours('10:00-15:00', '15:00-22:00'), []],
  ['past midnight', hours('18:00-02:00'), []],
  ['until midnight, written either way', hours('18:00-24:00'), []],
  ['around the clock', hours('00:00-00:00'), []],
  ['a closed day without hours', { isOpen: false, intervals: [] }, []],
  ['a closed day with half an hour typed', { ...hours('1-'), isOpen: false }, []],
  ['an open day without hours', hours(), [{ code: 'hours_required' }]],
  ['an hour of 24', hours('24:00-02:00'), [{ code: 'hour_invalid', interval: 0, end: 'openingTime' }]],
  ['a minute of 60', hours('10:60-22:00'), [{ code: 'hour_invalid', interval: 0, end: 'openingTime' }]],
  ['words', hours('dimineața-22:00'), [{ code: 'hour_invalid', interval: 0, end: 'openingTime' }]],
  ['no closing time', hours('10:00-'), [{ code: 'hour_invalid', interval: 0, end: 'closingTime' }]],
  [
    'an empty second stretch',
    hours('10:00-15:00', '-'),
    [
      { code: 'hour_invalid', interval: 1, end: 'openingTime' },
      { code: 'hour_invalid', interval: 1, end: 'closingTime' },
    ],
  ],
  [
    'stretches that overlap',
    hours('10:00-15:00', '14:59-22:00'),
    [{ code: 'hours_overlap', interval: 1, end: 'openingTime' }],
  ],
  [
    'the same stretch twice',
    hours('10:00-15:00', '10:00-15:00'),
    [{ code: 'hours_overlap', interval: 1, end: 'openingTime' }],
  ],
  [
    'something after a stretch that passes midnight',
    hours('18:00-02:00', '23:00-23:30'),
    [{ code: 'hours_overlap', interval: 1, end: 'openingTime' }],
  ],
  [
    'more stretches than a day has',
    hours('01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00', '11:00-12:00', '13:00-14:00'),
    [{ code: 'too_many_intervals' }],
  ],
];

/** The day on which the rows below are saved. */
export const RULES_TODAY = '2026-11-20';

const closure = (draft: Partial<ClosureDraft> = {}): ClosureDraft => ({
  name: 'Crăciun',
  message: 'Sărbători fericite!',
  startDate: '2026-12-25',
  endDate: '2026-12-26',
  services: null,
  ...draft,
});

/** A new closure on `RULES_TODAY`. */
export const CLOSURE_RULES: readonly (readonly [string, ClosureDraft, readonly ClosureProblem[]])[] = [
  ['two days ahead of time', closure(), []],
  ['one day', closure({ endDate: '2026-12-25' }), []],
  ['today', closure({ startDate: RULES_TODAY, endDate: RULES_TODAY }), []],
  ['one service only', closure({ services: ['delivery'] }), []],
  ['no name', closure({ name: ' ' }), [{ field: 'name', code: 'closure_name_required' }]],
  ['no message', closure({ message: '' }), [{ field: 'message', code: 'closure_message_required' }]],
  [
    'yesterday',
    closure({ startDate: '2026-11-19', endDate: '2026-11-19' }),
    [
      { field: 'startDate', code: 'closure_date_past' },
      { field: 'endDate', code: 'closure_date_past' },
    ],
  ],
  ['from yesterday on', closure({ startDate: '2026-11-19' }), [{ field: 'startDate', code: 'closure_date_past' }]],
  [
    'an end before the start',
    closure({ endDate: '2026-12-24' }),
    [{ field: 'endDate', code: 'closure_end_before_start' }],
  ],
  [
    'a day that does not exist',
    closure({ startDate: '2026-02-30' }),
    [{ field: 'startDate', code: 'closure_date_invalid' }],
  ],
  ['no end', closure({ endDate: '' }), [{ field: 'endDate', code: 'closure_date_invalid' }]],
  ['no service at all', closure({ services: [] }), [{ field: 'services', code: 'closure_services_required' }]],
];

const service = (draft: Partial<ServiceDraft> = {}): ServiceDraft => ({
  isEnabled: true,
  asSoonAsPossible: true,
  minimumAdvance: '30 minute',
  maximumAdvance: '3 zile',
  ...draft,
});

export const SERVICE_RULES: readonly (readonly [string, ServiceDraft, readonly ServiceProblem[]])[] = [
  ['half an hour, three days', service(), []],
  ['hours', service({ minimumAdvance: '2 ore' }), []],
  ['one of everything', service({ minimumAdvance: '1 minut', maximumAdvance: '1 zi' }), []],
  ['with „de” and diacritics', service({ minimumAdvance: '45 de minute', maximumAdvance: '30 de zile' }), []],
  ['no times at all', service({ minimumAdvance: null, maximumAdvance: null }), []],
  ['the same on both sides', service({ minimumAdvance: '3 zile' }), []],
  ['off, whatever the times say', service({ isEnabled: false, minimumAdvance: 'mâine', maximumAdvance: '0 zile' }), []],
  [
    'nothing as a minimum',
    service({ minimumAdvance: '0 minute' }),
    [{ field: 'minimumAdvance', code: 'advance_invalid' }],
  ],
  [
    'less than nothing',
    service({ minimumAdvance: '-5 minute' }),
    [{ field: 'minimumAdvance', code: 'advance_invalid' }],
  ],
  ['half a minute', service({ minimumAdvance: '0,5 minute' }), [{ field: 'minimumAdvance', code: 'advance_invalid' }]],
  ['no unit', service({ minimumAdvance: '30' }), [{ field: 'minimumAdvance', code: 'advance_invalid' }]],
  ['weeks', service({ minimumAdvance: '2 săptămâni' }), [{ field: 'minimumAdvance', code: 'advance_invalid' }]],
  [
    'nothing as a maximum',
    service({ maximumAdvance: '0 zile' }),
    [{ field: 'maximumAdvance', code: 'advance_days_invalid' }],
  ],
  [
    'a maximum of hours',
    service({ maximumAdvance: '36 ore' }),
    [{ field: 'maximumAdvance', code: 'advance_days_invalid' }],
  ],
  [
    'a maximum of years',
    service({ maximumAdvance: '9999 zile' }),
    [{ field: 'maximumAdvance', code: 'advance_days_invalid' }],
  ],
  [
    'a minimum above the maximum',
    service({ minimumAdvance: '2 zile', maximumAdvance: '1 zi' }),
    [{ field: 'maximumAdvance', code: 'advance_crossed' }],
  ],
  [
    'a minimum above the day that stands where no maximum is set',
    service({ minimumAdvance: '25 ore', maximumAdvance: null }),
    [{ field: 'maximumAdvance', code: 'advance_crossed' }],
  ],
];
