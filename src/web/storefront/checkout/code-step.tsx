import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { sendOrderCode } from '#contract/guard/calls.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { orderCodeWords as words } from '#web/i18n/order-code.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';

/** Asks for the order code: it is mailed to the guest, and sent with the next press of the order button. */
export function CodeStep({ view }: { readonly view: Checkout }) {
  const api = useApi();
  const email = view.form.email.trim();
  /** Address that received the last code; null while none was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [mayAskAgain, setMayAskAgain] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const step = useRef<HTMLElement>(null);

  async function sendCode(): Promise<void> {
    setIsSending(true);
    setFailure(null);
    try {
      await api(sendOrderCode, { body: { email } });
      setSentTo(email);
      setMayAskAgain(false);
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      setFailure(caught.body?.message ?? words.failed);
      setMayAskAgain(true);
    } finally {
      setIsSending(false);
    }
  }

  const sendFirst = useEffectEvent(() => {
    step.current?.focus();
    void sendCode();
  });
  // Outside systems: the mailbox and the focus, once, when the server has asked for a code.
  useEffect(() => sendFirst(), []);
  // Outside system: the clock. The server sends the next code after a minute at the earliest.
  useEffect(() => {
    if (sentTo === null || mayAskAgain) return;
    const timer = setTimeout(() => setMayAskAgain(true), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [sentTo, mayAskAgain]);

  const isOtherMailbox = sentTo !== null && sentTo !== email;
  return (
    <section
      ref={step}
      tabIndex={-1}
      aria-label={words.title}
      data-failure={view.failure?.code === 'order_code_wrong' ? '' : undefined}
    >
      <Notice tone="plain" title={words.title}>
        <p>{words.text}</p>
        <p role="status">{isSending ? words.sending : sentTo !== null && !isOtherMailbox && words.sent(sentTo)}</p>
        {failure !== null && <p role="alert">{failure}</p>}
        <TextField
          label={words.label}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={view.failure?.code === 'order_code_wrong' ? view.failure.sentence : undefined}
          onChange={({ target }) => view.typeCode(target.value)}
        />
        {mayAskAgain || isOtherMailbox ? (
          <Button look="secondary" isBusy={isSending} onClick={() => void sendCode()}>
            {isOtherMailbox ? words.send(email) : words.another}
          </Button>
        ) : (
          <p>{sentTo !== null && words.wait}</p>
        )}
      </Notice>
    </section>
  );
}

const ASK_AGAIN_MS = 60_000;
