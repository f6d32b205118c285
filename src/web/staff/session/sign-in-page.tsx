import { Alert, Box, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { destinationAfterSignIn, mayEnter } from './staff-areas.ts';
import { sessionFrom } from './staff-session.ts';
import { useStaffSession } from './staff-session-store.ts';

const words = staffWords.signIn;

/** `/auth/admin`. */
export function SignInPage({ wanted }: { readonly wanted: string | undefined }) {
  const router = useRouter();
  const session = useStaffSession();
  const goTo = (path: string) => {
    // Loads a new document, because the shop has its own styles.
    if (path === '/') window.location.assign(path);
    else router.history.push(path);
  };
  return (
    <StaffFrame density="plain">
      <Threshold>
        <Group component="header" justify="space-between">
          <Text c="accent" fz="1.5rem" ff="var(--font-display)">
            {staffWords.general.brand}
          </Text>
          <ThemeSwitch />
        </Group>
        <div>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {session && wanted !== undefined && (
          <Alert color="warn">
            <p>{words.otherAccount(session.firstName)}</p>
            {mayEnter('/comenzi', session.role) && <TouchAnchor href="/comenzi">{words.backToPanel}</TouchAnchor>}
          </Alert>
        )}
        <SignInForm
          onSignedIn={(answer) => goTo(destinationAfterSignIn(wanted, answer.redirectPath, sessionFrom(answer).role))}
        />
        <Stack align="center" gap={0}>
          <TouchAnchor href="/auth?mode=forgotPassword">{words.forgot}</TouchAnchor>
          <TouchAnchor href="/">{words.toShop}</TouchAnchor>
        </Stack>
      </Threshold>
    </StaffFrame>
  );
}

/** A card in the middle of the screen, for pages without a frame. */
export function Threshold({ children }: { readonly children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--ground)">
      <Box w="min(27rem, 100%)">
        <Card>{children}</Card>
      </Box>
    </Center>
  );
}
