import { CloseButton, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconSearch } from '#web/staff/kit/icons.gen.tsx';
import { lookingFor, type OrdersSearch } from './orders-search.ts';

const words = staffWords.orders;

/** Pause after the last key before the search is sent. */
const PAUSE_MS = 300;

/** Searches the list while staff type; the search text is in the address. */
export function OrderSearchField({ search }: { readonly search: OrdersSearch }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.search ?? '');
  const look = useEffectEvent(() => {
    if (typed.trim() === (search.search ?? '').trim()) return;
    void navigate({ to: '.', search: lookingFor(search, typed), replace: true });
  });
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(look, typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      size="md"
      aria-label={words.search}
      placeholder={words.searchShort}
      value={typed}
      maxLength={80}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton size={44} aria-label={words.clearSearch} onClick={() => setTyped('')} />
      }
    />
  );
}
