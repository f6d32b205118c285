import type { BodyOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import type { FiscalSetup, saveFiscalSettings } from '#contract/fiscal/staff-calls.ts';
import { ALL_DIALECTS, type Dialect } from '#domain/fiscal/dialects.ts';
import { type OnlineMoment, parseFiscalSettings } from '#domain/fiscal/fiscal-settings.ts';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { fiscalWords as words } from '#web/i18n/admin/fiscal.ts';

export type FiscalValues = {
  readonly isOn: boolean;
  /** '' before it is chosen. */
  readonly dialect: Dialect | '';
  readonly nameLetters: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly depositGroup: string;
  readonly department: string;
  readonly depositDepartment: string;
  readonly paymentCodes: Readonly<Record<string, string>>;
  readonly onlineMoment: OnlineMoment;
  /** The accountant confirmed that payments online need no receipt. */
  readonly isConfirmed: boolean;
};

/** Empty fields for every rate and means: nothing has a default, because machines differ. */
export function fiscalFrom({ settings, rates, version }: FiscalSetup): Loaded<FiscalValues> {
  const codes: Readonly<Record<string, string | undefined>> = settings?.paymentCodes ?? {};
  const values = {
    isOn: settings?.isOn ?? false,
    dialect: settings?.dialect ?? '',
    nameLetters: settings === null ? '' : String(settings.nameLetters),
    groups: Object.fromEntries(rates.map((rate) => [String(rate), settings?.groups[String(rate)] ?? ''])),
    depositGroup: settings?.depositGroup ?? '',
    department: settings?.department ?? '',
    depositDepartment: settings?.depositDepartment ?? '',
    paymentCodes: Object.fromEntries(ALL_MEANS.map((means) => [means, codes[means] ?? ''])),
    onlineMoment: settings?.onlineMoment ?? 'handover',
    isConfirmed: settings?.onlineMoment === 'never',
  } as const;
  return { values, version };
}

type Request = Omit<BodyOf<typeof saveFiscalSettings>, 'version'>;

/** Null while the dialect is not chosen. */
export function fiscalRequest({ isConfirmed: _, dialect, nameLetters, ...values }: FiscalValues): Request | null {
  const chosen = ALL_DIALECTS.find((one) => one === dialect);
  if (chosen === undefined) return null;
  const typed = nameLetters.trim();
  return {
    ...values,
    groups: { ...values.groups },
    paymentCodes: { ...values.paymentCodes },
    dialect: chosen,
    nameLetters: /^\d{1,3}$/.test(typed) ? Number(typed) : 0,
  };
}

export function fiscalProblems(values: FiscalValues): Record<string, string> {
  const unconfirmed =
    values.onlineMoment === 'never' && !values.isConfirmed ? { isConfirmed: words.accountantMissing } : {};
  const request = fiscalRequest(values);
  if (request === null) return { dialect: words.dialectMissing, ...unconfirmed };
  const parsed = parseFiscalSettings(request);
  const found = parsed.ok
    ? []
    : Object.entries(parsed.error).map(([field, code]) => [field, sentenceOf(code)] as const);
  return { ...Object.fromEntries(found), ...unconfirmed };
}
