import { Button, Group } from '@mantine/core';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { movesFrom, type OrderMove } from '#domain/orders/order-status.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { type StaffMove, useDecisions } from '#web/panel/decisions/decisions.tsx';
import { HANDOVER_WORDS } from '#web/panel/decisions/handover-words.ts';

type Props = { readonly orderNumber: number; readonly status: OrderStatus; readonly method: DeliveryMethod };

/** The possible moves of an order now: the next step in full width, rejecting beside it. */
export function MoveButtons({ orderNumber, status, method }: Props) {
  const { decide } = useDecisions();
  const moves = movesFrom(status, 'staff').filter(isStaffMove);
  const forward = moves.find((move) => move !== 'reject');
  if (forward === undefined) return null;
  return (
    <Group data-screen-only gap="xs" grow>
      <Button color="good" onClick={() => decide(forward, orderNumber)}>
        {forward === 'accept' ? staffWords.decision.accept : HANDOVER_WORDS[method].mark}
      </Button>
      {moves.includes('reject') && (
        <Button color="bad" variant="outline" onClick={() => decide('reject', orderNumber)}>
          {staffWords.decision.reject}
        </Button>
      )}
    </Group>
  );
}

function isStaffMove(move: OrderMove): move is StaffMove {
  return move !== 'cancel';
}
