import { Alert, Button, Modal, PasswordInput, Text } from '@mantine/core';
import { useIdle } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getStaffSession, lockPanel, unlockPanel } from '#contract/accounts/staff-calls.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { enrolledPanelWords as words } from '#web/i18n/staff/account.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { type FieldSentences, judgeFields, needed } from '#web/staff/form/judge-fields.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';

const KEY = ['panel-lock'] as const;
const JUDGES = { pin: needed(staffWords.signIn.pinMissing) };
const IDLE_MS = 15 * MINUTE_MS;

/** Name and lock of this enrolled tablet; null on a person's device, undefined until it is known. */
export function useTablet() {
  const api = useApi();
  const query = useQuery({ queryKey: KEY, queryFn: () => api(getStaffSession), refetchInterval: 5 * MINUTE_MS });
  return query.data?.panel;
}

/**
 * The lock of an enrolled tablet: after 15 minutes without a touch it asks for its PIN. While it is locked the server
 * refuses changes; new orders keep ringing. Other devices have no lock.
 */
export function PanelLock() {
  const api = useApi();
  const queries = useQueryClient();
  const tablet = useTablet();
  const isIdle = useIdle(IDLE_MS, { initialState: false });
  const [problems, setProblems] = useState<FieldSentences>({});
  const isTablet = tablet !== undefined && tablet !== null;
  // Outside system: the person, who is idle.
  useEffect(() => {
    if (!isIdle || !isTablet) return;
    void api(lockPanel).then(
      () => queries.invalidateQueries({ queryKey: KEY }),
      () => {},
    );
  }, [isIdle, isTablet, api, queries]);
  const unlock = useMutation({
    mutationFn: (pin: string) => api(unlockPanel, { body: { pin } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Modal
      opened={tablet?.isLocked === true}
      onClose={() => {}}
      title={words.locked}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      overlayProps={{ backgroundOpacity: 0.95 }}
      zIndex={390}
    >
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          const found = judgeFields(event.currentTarget, JUDGES);
          setProblems(found);
          if (Object.keys(found).length > 0) return;
          unlock.mutate(String(new FormData(event.currentTarget).get('pin')));
        }}
      >
        <Text>{words.lockedIntro}</Text>
        {unlock.isError && (
          <Alert role="alert" title={staffWords.general.error}>
            {failureSentence(unlock.error, words.unlockFailed)}
          </Alert>
        )}
        <PasswordInput
          name="pin"
          label={words.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
          error={problems.pin}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': staffWords.signIn.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" loading={unlock.isPending}>
          {words.unlock}
        </Button>
      </FormStack>
    </Modal>
  );
}
