import { Button, Modal, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { getStaffSession } from '#contract/accounts/staff-calls.ts';
import { CallFailure } from '#contract/client.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SESSION_CHECK_MS, type SessionStanding, sessionFrom, standingOf } from './staff-session.ts';
import { keepStaffSession, useStaffSession } from './staff-session-store.ts';

const words = staffWords.session;
/** Invalidated after a 401: the query is repeated, and the sign-in form opens. */
export const SESSION_CHECK_KEY = ['staff-session'] as const;

export type SessionWatch = {
  readonly standing: SessionStanding;
  readonly expiresAt: Instant | null;
  /** Asks the server now, because a call was answered with 401. Stable identity. */
  readonly check: () => void;
  readonly signedIn: () => void;
};

/** State of the session: by the stored expiry, and by the server's answer every five minutes and after a 401. */
export function useSessionWatch(): SessionWatch {
  const api = useApi();
  const queries = useQueryClient();
  const session = useStaffSession();
  const now = useNow();
  const answer = useQuery({
    queryKey: SESSION_CHECK_KEY,
    queryFn: async () => {
      try {
        keepStaffSession(sessionFrom(await api(getStaffSession)));
        return 'valid' as const;
      } catch (failure) {
        if (failure instanceof CallFailure && failure.status === 401) return 'ended' as const;
        throw failure;
      }
    },
    refetchInterval: SESSION_CHECK_MS,
    refetchIntervalInBackground: true,
  });
  const check = useCallback(() => void queries.invalidateQueries({ queryKey: SESSION_CHECK_KEY }), [queries]);
  const byClock = session === null ? 'ended' : standingOf(session, now);
  return {
    standing: answer.data === 'ended' ? 'ended' : byClock,
    expiresAt: session?.expiresAt ?? null,
    check,
    signedIn: () => {
      queries.setQueryData(SESSION_CHECK_KEY, 'valid');
      void queries.invalidateQueries();
      announce(words.renewed);
    },
  };
}

/** The present minute by the tablet's clock. */
function useNow(): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  // Outside system: the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type SessionNoticeProps = {
  readonly watch: SessionWatch;
  /** What the end of the session means on this page. */
  readonly ended?: string;
};

/** Warns a day before the session ends, and lets staff sign in without leaving the page: what was typed stays. */
export function SessionNotice({ watch, ended = words.ended }: SessionNoticeProps) {
  const [isRenewing, setIsRenewing] = useState(false);
  return (
    <>
      {watch.standing === 'ending' && watch.expiresAt !== null && (
        <Strip
          tone="warn"
          role="status"
          actions={
            <Button color="warn" variant="outline" onClick={() => setIsRenewing(true)}>
              {words.renew}
            </Button>
          }
        >
          {words.ending(describeEnding(watch.expiresAt))}
        </Strip>
      )}
      <SessionDialog watch={watch} ended={ended} isRenewing={isRenewing} onClose={() => setIsRenewing(false)} />
    </>
  );
}

type SessionDialogProps = Required<SessionNoticeProps> & {
  /** Open although the session has not ended. */
  readonly isRenewing: boolean;
  readonly onClose: () => void;
};

/** Signs in again, above whatever page is open. */
export function SessionDialog({ watch, ended, isRenewing, onClose }: SessionDialogProps) {
  const hasEnded = watch.standing === 'ended';
  return (
    <Modal
      opened={hasEnded || isRenewing}
      onClose={onClose}
      title={hasEnded ? words.endedTitle : words.renew}
      withCloseButton={!hasEnded}
      closeOnClickOutside={!hasEnded}
      closeOnEscape={!hasEnded}
      zIndex={400}
    >
      <Text mb="lg" {...(hasEnded ? { role: 'alert' } : {})}>
        {hasEnded ? ended : words.renewIntro}
      </Text>
      <SignInForm
        onSignedIn={() => {
          onClose();
          watch.signedIn();
        }}
      />
    </Modal>
  );
}

export function describeEnding(expiresAt: Instant): string {
  return words.day(describeDay(expiresAt, instant(Date.now())), formatHour(expiresAt));
}
