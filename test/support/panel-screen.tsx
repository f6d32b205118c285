/** The order panel around a screen, without a line: its feed, its printing and the dialog of one step of an order. */
import { screen } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import { orderToWire } from '#contract/orders/codec.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { DecisionsProvider, type StaffStep, useDecisions } from '#web/panel/decisions/decisions.tsx';
import { PanelLiveProvider } from '#web/panel/live/panel-live.tsx';
import { OnScreenProvider } from '#web/panel/orders/on-screen.tsx';
import { PrintingProvider } from '#web/panel/printing/printing.tsx';
import { NOON } from './a-checkout.ts';
import { type OpenScreen, openStaffScreen } from './screens.tsx';
import { type Answers, LOST } from './wire-of-literals.ts';

/** What the panel asks by itself, unanswered: the screens work without. */
const NO_LINE: Answers = { createSocketTicket: LOST, reportPanel: LOST, getAllOrders: LOST, getRestaurant: LOST };

const NO_PAUSES: Answers = {
  getServiceControl: {
    services: [],
    busy: null,
    busyEnds: { next_shift: null, today: '2026-11-20T22:00:00.000Z' },
    serverTime: '2026-11-20T10:00:00.000Z',
  },
};

const NOTHING = () => {};

/** A screen of the panel, at noon on 20 November 2026. */
export function openPanelScreen(draw: () => ReactNode, path: string, answers: Answers): OpenScreen {
  vi.setSystemTime(NOON);
  return openStaffScreen(
    () => (
      <PanelLiveProvider hasSessionEnded={false} onSessionEnded={NOTHING}>
        <PrintingProvider>
          <OnScreenProvider>
            <DecisionsProvider>{draw()}</DecisionsProvider>
          </OnScreenProvider>
        </PrintingProvider>
      </PanelLiveProvider>
    ),
    { path, density: 'panel', answers: { ...NO_LINE, ...NO_PAUSES, ...answers } },
  );
}

function Begin({ step, orderNumber }: { readonly step: StaffStep; readonly orderNumber: number }) {
  const { decide } = useDecisions();
  useEffect(() => decide(step, orderNumber), [decide, step, orderNumber]);
  return null;
}

/** The dialog of a step, open on this order. */
export async function openStep(step: StaffStep, order: OrderView, answers: Answers = {}): Promise<OpenScreen> {
  const opened = openPanelScreen(() => <Begin step={step} orderNumber={order.number} />, '/comenzi', {
    getStaffOrderDetails: orderAnswer(order),
    ...answers,
  });
  await screen.findByRole('dialog');
  return opened;
}

/** An order on the wire, as the calls about one order answer it. */
export function orderAnswer(order: OrderView) {
  return [orderToWire(order)];
}
