import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { orderText } from '#web/i18n/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './cancel-order.module.css';
import { cancelLater } from './order-calls.ts';

type Props = { readonly token: string; readonly onCancelled: (answer: TrackedOrder) => void };

/** Cancels the order until it is accepted; asks for confirmation, because it cannot be undone. */
export function CancelOrder({ token, onCancelled }: Props) {
  const api = useApi();
  const [step, setStep] = useState<'idle' | 'asked' | 'sending'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    setStep('sending');
    setFailure(null);
    try {
      onCancelled(await cancelLater(api, token));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body?.message ?? orderText.cancelFailed);
      setStep('idle');
    }
  };
  return (
    <div className={styles.cancel}>
      {failure !== null && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {step === 'idle' ? (
        <Button look="quiet" onClick={() => setStep('asked')}>
          {orderText.cancel}
        </Button>
      ) : (
        <fieldset className={styles.question} disabled={step === 'sending'}>
          <legend className={styles.ask}>{orderText.cancelAsk}</legend>
          <Button look="secondary" onClick={() => setStep('idle')}>
            {orderText.cancelNo}
          </Button>
          <Button look="primary" onClick={() => void cancel()}>
            {step === 'sending' ? orderText.cancelling : orderText.cancelYes}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
