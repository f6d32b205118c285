/** A form of the account: what is typed stays, whatever happens; problems stand at their fields. */
import { type FormEvent, useRef, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { accountText } from '#web/i18n/account.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, string>>>;

export type FormView<Name extends string> = {
  readonly values: Values<Name>;
  readonly errors: FieldErrors<Name>;
  /** Why the last attempt came to nothing, where no field is to blame. */
  readonly failure: string | null;
  /** The last attempt found no session any more: signing in comes first. */
  readonly hasEnded: boolean;
  readonly isSending: boolean;
  readonly edit: (change: Partial<Record<Name, string>>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

export type FormRules<Name extends string> = {
  readonly initial: Values<Name>;
  /** Problems that need no server. */
  readonly check: (values: Values<Name>) => FieldErrors<NoInfer<Name>>;
  /** @throws CallFailure when the server refuses or cannot be reached */
  readonly send: (values: Values<Name>) => Promise<void>;
  /** What is said when the server does not say it itself. */
  readonly failed?: string;
  /** Which field a refusal belongs to, by its code. */
  readonly fieldOf?: Readonly<Record<string, NoInfer<Name>>>;
};

export function useForm<Name extends string>(rules: FormRules<Name>): FormView<Name> {
  const { initial, check, send, failed = accountText.failed, fieldOf = {} } = rules;
  const [values, setValues] = useState<Values<Name>>(initial);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const [isSending, setSending] = useState(false);
  // A second press may come before the first has been drawn.
  const isUnderway = useRef(false);

  function refuse(form: HTMLFormElement, found: FieldErrors<Name>): void {
    setErrors(found);
    // The keys of the problems are names of fields.
    const [first] = Array.from(form.elements).filter(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in found,
    );
    if (first instanceof HTMLElement) first.focus();
  }

  async function attempt(form: HTMLFormElement): Promise<void> {
    try {
      await send(values);
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      const { body } = caught;
      setEnded(body?.code === 'unauthenticated');
      const named = body === null ? undefined : fieldOf[body.code];
      const found = named && body ? { [named]: body.message } : pickFields(body?.fields ?? {}, values);
      // The keys are names of fields, by the line above.
      if (Object.keys(found).length > 0) refuse(form, found as FieldErrors<Name>);
      else setFailure(body?.message ?? failed);
    }
  }

  return {
    values,
    errors,
    failure,
    hasEnded: failure !== null && hasEnded,
    isSending,
    edit(change) {
      setValues((before) => ({ ...before, ...change }));
      setErrors((before) => withoutKeys(before, Object.keys(change)));
      setFailure(null);
    },
    submit(event) {
      event.preventDefault();
      if (isUnderway.current) return;
      const form = event.currentTarget;
      const found = check(values);
      setFailure(null);
      refuse(form, found);
      if (Object.keys(found).length > 0) return;
      isUnderway.current = true;
      setSending(true);
      void attempt(form).finally(() => {
        isUnderway.current = false;
        setSending(false);
      });
    },
  };
}

function pickFields(fields: Readonly<Record<string, string>>, values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
}

function withoutKeys<Kept extends object>(record: Kept, keys: readonly string[]): Kept {
  // Leaving optional keys out keeps the type.
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as Kept;
}
