import { Alert, Button, Title } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { failureSentence } from './failure-sentence.ts';
import { Threshold } from './session/sign-in-page.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** A staff page that could not be opened, usually because the network failed. */
export function StaffTrouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StaffFrame density="plain">
      <Threshold>
        <Title order={1}>{staffWords.general.error}</Title>
        <Alert role="alert">{failureSentence(error, staffWords.general.unexpected)}</Alert>
        <Button onClick={tryAgain}>{staffWords.general.retry}</Button>
      </Threshold>
    </StaffFrame>
  );
}
