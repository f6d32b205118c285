import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { applyCoupon } from '#contract/promotions/calls.ts';
import { reductionFromWire } from '#contract/promotions/codec.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { fieldId, type JudgedCall } from './judge-call.ts';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly judged: JudgedCall;
  readonly problem: string | undefined;
};

/** A code that the caller reads out: checked on Enter, redeemed with the order. */
export function CouponField({ draft: { couponText, coupon, phone, email }, edit, judged, problem }: Props) {
  const api = useApi();
  const ask = useMutation({
    mutationFn: () =>
      api(applyCoupon, {
        body: {
          coupon: couponText.trim(),
          cost: leiFromBani(judged.quote.sums.products),
          ...(email.trim() === '' ? {} : { mail: email.trim() }),
          ...(phone.trim() === '' ? {} : { phoneNumber: phone.trim() }),
        },
      }),
    onSuccess: ({ type, coupon: code, ...terms }) =>
      edit({ couponText: '', coupon: { type, code, ...reductionFromWire(terms) } }),
  });
  if (coupon !== null) {
    return (
      <Group justify="space-between">
        <Text id={fieldId('coupon')} tabIndex={-1}>
          {words.couponApplied(coupon.code)}
        </Text>
        <Button variant="default" onClick={() => edit({ coupon: null })}>
          {words.couponRemove}
        </Button>
        {problem !== undefined && <Text c="bad">{problem}</Text>}
      </Group>
    );
  }
  const apply = () => {
    if (couponText.trim() !== '' && !ask.isPending) ask.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    apply();
  };
  return (
    <Group align="end" gap="sm">
      <TextInput
        id={fieldId('coupon')}
        flex={1}
        autoComplete="off"
        label={words.coupon}
        value={couponText}
        error={ask.isError ? failureSentence(ask.error, words.couponFailed) : undefined}
        onChange={(event) => {
          ask.reset();
          edit({ couponText: event.currentTarget.value });
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" loading={ask.isPending} onClick={apply}>
        {words.couponApply}
      </Button>
    </Group>
  );
}
