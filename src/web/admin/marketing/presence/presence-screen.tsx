import { Button, Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { getToday } from '#contract/today/staff-calls.ts';
import { MENU_PATH } from '#domain/restaurant/public-links.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { unreachableWords, presenceWords as words } from '#web/i18n/admin/presence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { CheckPageCard } from './check-page-card.tsx';
import { CopyButton } from './copy-button.tsx';
import { LinksCard } from './links-card.tsx';
import { describePresence, listPresenceGaps, offeredWays, type PresenceGap } from './presence-facts.ts';
import { PublicOrigin, UnreachableNotice, usePublicOrigin } from './public-origin.tsx';
import { QR_CODES_ID, QrCodesCard } from './qr-card.tsx';

const WHERE_TO_MEND = {
  name: '/admin/set-name',
  tagline: '/admin/set-name',
  phone: '/admin/set-name',
  address: '/admin/set-location',
  place: '/admin/set-location',
  hours: '/admin/set-schedule',
  ordering: '/admin/set-services',
  picture: '/admin/set-pictures',
} as const satisfies Record<PresenceGap, string>;

/** `/admin/presence`: how guests find the shop. */
export function PresenceScreen() {
  const api = useApi();
  const [isTrial, setTrial] = useState(false);
  const query = useQuery({
    queryKey: ['presence'],
    queryFn: async () => ({
      restaurant: await fetchRestaurant(api),
      address: (await api(getToday)).publicAddress,
    }),
  });
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {({ restaurant, address }) => (
          <PublicOrigin address={address}>
            {address.unreachable !== null && <UnreachableNotice unreachable={address.unreachable} />}
            <LinksCard restaurant={restaurant} isReachable={address.unreachable === null} />
            <ButtonCard />
            <CheckPageCard />
            <GoogleCard restaurant={restaurant} />
            {address.unreachable === null || isTrial ? (
              <QrCodesCard restaurant={restaurant.name} offered={offeredWays(restaurant)} />
            ) : (
              <Card id={QR_CODES_ID} title={words.codes} hint={unreachableWords.codesHint} isWide>
                <div>
                  <Button variant="default" onClick={() => setTrial(true)}>
                    {unreachableWords.trial}
                  </Button>
                </div>
              </Card>
            )}
          </PublicOrigin>
        )}
      </ReadState>
    </StaffPage>
  );
}

function ButtonCard() {
  const origin = usePublicOrigin();
  const script = `<script src="${origin}/embed.js" async></script>`;
  const link = (attribute: string) => `<a href="${origin}${MENU_PATH}"${attribute}>${words.orderOnline}</a>`;
  return (
    <Card title={words.button} hint={words.buttonHint}>
      <Snippet name={words.buttonScript} text={`${link(' data-pofta="comanda"')}\n${script}`} />
      <Snippet name={words.buttonLink} text={link('')} />
      <Text>{words.gloria}</Text>
      <Snippet name={words.gloriaScript} text={script} />
    </Card>
  );
}

function Snippet({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <section aria-label={name}>
      <Text fw={600}>{name}</Text>
      {/* Lines wrap, so that nothing scrolls sideways. */}
      <Code block my="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
      <CopyButton text={text} name={name} />
    </section>
  );
}

function GoogleCard({ restaurant }: { readonly restaurant: ShownRestaurant }) {
  const told = describePresence(restaurant, useNow());
  const gaps = listPresenceGaps(restaurant);
  const origin = usePublicOrigin();
  return (
    <Card title={words.google} hint={words.googleHint}>
      <Facts look="list">
        <Fact label={words.facts.name}>{restaurant.name}</Fact>
        <Fact label={words.facts.tagline}>{restaurant.tagline}</Fact>
        <Fact label={words.facts.address}>{told.address}</Fact>
        <Fact label={words.facts.phone}>{restaurant.phone}</Fact>
        <Fact label={words.facts.hours}>{told.hours}</Fact>
        <Fact label={words.facts.closedDays}>{told.closedDays.join('; ')}</Fact>
        <Fact label={words.facts.ordering}>{told.ordering}</Fact>
        <Fact label={words.facts.booking}>{told.booking}</Fact>
        <Fact label={words.facts.menu}>{`${origin}${MENU_PATH}`}</Fact>
      </Facts>
      {gaps.length === 0 ? (
        <Text>{words.nothingMissing}</Text>
      ) : (
        <section aria-label={words.missing}>
          <Text fw={600}>{words.missing}</Text>
          <Rows>
            {gaps.map((gap) => (
              <Row key={gap}>
                <Fill>{words.gaps[gap]}</Fill>
                <TouchLink to={WHERE_TO_MEND[gap]} aria-label={words.mendOf(words.gaps[gap])}>
                  {words.mend}
                </TouchLink>
              </Row>
            ))}
          </Rows>
        </section>
      )}
    </Card>
  );
}
