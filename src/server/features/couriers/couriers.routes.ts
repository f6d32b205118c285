import { randomUUID } from 'node:crypto';
import { getCouriers, getCourierWork } from '#contract/couriers/staff-calls.ts';
import { encodeAnswer } from '#contract/define/convert-fields.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import type { Instant } from '#domain/time/instant.ts';
import { openPasswords } from '#server/features/accounts/index.ts';
import { findVersion } from '#server/features/changes/index.ts';
import {
  type AnswerServices,
  giveToCourier,
  putBack,
  refuseAnswer,
  takeAsCourier,
  takeFromCourier,
} from '#server/features/orders/index.ts';
import { type CourierSession, endCourierSession } from '#server/platform/courier-sessions.ts';
import { courierCookie, expiredCourierCookie } from '#server/platform/http/credentials.ts';
import {
  answer,
  answerAs,
  answerSaved,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { listCouriers, listOpenShifts } from './couriers.repository.ts';
import { loadWork, presentShift } from './load-work.ts';
import { endCourier, resetCourier, saveCourier, subjectOf } from './save-courier.ts';
import { takeSteps } from './send-steps.ts';
import { closeShift, dropCash, endShift, findActiveCourier, openShift } from './shifts.ts';
import { signInCourier } from './sign-in-courier.ts';

type CourierServices = AnswerServices & {
  readonly rateLimits: RateLimits;
  readonly securityLog: SecurityLog;
  readonly snapshots: Snapshots;
  readonly config: { readonly publicUrl: string };
};

export function courierRoutes(services: CourierServices): readonly Route[] {
  return [...staffRoutes(services), ...phoneRoutes(services)];
}

function staffRoutes(services: CourierServices): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute('getCouriers', async () => {
      const [couriers, shifts] = await Promise.all([listCouriers(db), listOpenShifts(db, 'all')]);
      const listed = couriers.map(async ({ phone, ...courier }) => {
        const shift = shifts.find(({ courierId }) => courierId === courier.id);
        return {
          ...courier,
          phoneNumber: phone,
          version: await findVersion(db, subjectOf(courier.id)),
          shift: shift === undefined ? null : presentShift(shift),
        };
      });
      return answerAs(getCouriers, { couriers: await Promise.all(listed) });
    }),
    defineRoute('saveCourier', async ({ body, session }) =>
      answerSaved(await saveCourier(services, session.userId, body), ({ access }) =>
        access === null ? 'Datele curierului au fost salvate.' : 'Curierul a fost adăugat.',
      ),
    ),
    defineRoute('resetCourier', async ({ body: { id }, session }) => {
      const reset = await resetCourier(services, session.userId, id);
      if (!reset.ok) return refuseAs(reset.error);
      return answer({ message: 'Linkul și PIN-ul vechi nu mai sunt valabile.', access: reset.value });
    }),
    defineRoute('endCourier', async ({ body: { id }, session }) => {
      const ended = await endCourier(services, session.userId, id);
      return ended.ok ? answer({ message: `${ended.value.name} nu mai are acces.` }) : refuseAs(ended.error);
    }),
    defineRoute('assignCourier', async ({ body: { orderNumber, courierId }, session }) => {
      const asked = { number: orderNumber, actor: { kind: 'staff', id: session.userId } } as const;
      const moved =
        courierId === null
          ? await takeFromCourier(services, asked)
          : await giveToCourier(services, asked, courierId, openShiftFor(courierId, orderNumber));
      if (!moved.ok) return refuseAnswer(moved.error, clock());
      const { courier } = moved.value;
      return answer({
        message: courier === null ? 'Comanda nu mai este la curier.' : `Comanda este la ${courier.name}.`,
      });
    }),
    defineRoute('dropCash', async ({ body, session }) => {
      const dropped = await dropCash(services, session.userId, body);
      if (!dropped.ok) return refuse(dropped.error.code);
      return answer({ message: `Ați primit ${formatLei(dropped.value)}.` });
    }),
    defineRoute('closeShift', async ({ body, session }) => {
      const closed = await closeShift(services, session.userId, body);
      if (closed.ok) return answer({ message: 'Tura este închisă.' });
      const { error } = closed;
      return error.code === 'courier_has_orders'
        ? refuse('courier_has_orders', { orders: error.orders })
        : refuse(error.code);
    }),
  ];
}

function phoneRoutes(services: CourierServices): readonly Route[] {
  const { db, clock, config } = services;
  const passwords = openPasswords();
  const isSecure = isServedSecurely(config.publicUrl);
  const askedBy = ({ courierId }: CourierSession, number: number) => ({
    number,
    actor: { kind: 'courier', id: courierId } as const,
    sent: { key: randomUUID(), ageSeconds: 0 },
  });
  return [
    defineRoute('authenticateCourier', async ({ body, headers, ip }) => {
      const userAgent = headers.get('user-agent') ?? '';
      const signIn = await signInCourier({ ...services, passwords }, { ...body, ip, userAgent });
      if (!signIn.ok) return refuseAs(signIn.error);
      const { token, expiresAt, name } = signIn.value;
      const told = body.cookieOnly === true ? '' : token;
      return answer(
        { token: told, expiresAt: isoInstant(expiresAt), name },
        { cookies: [courierCookie(token, isSecure)] },
      );
    }),
    defineRoute('getCourierWork', async ({ session }) =>
      answerAs(getCourierWork, await loadWork(services, session.courierId)),
    ),
    defineRoute('carryOrder', async ({ body, session }) => {
      const { courierId } = session;
      const taken = await takeAsCourier(
        services,
        askedBy(session, body.orderNumber),
        openShiftFor(courierId, body.orderNumber),
      );
      if (!taken.ok) return refuseAnswer(taken.error, clock());
      return answer<'carryOrder'>(encodeAnswer(getCourierWork, await loadWork(services, courierId)));
    }),
    defineRoute('putBackOrder', async ({ body, session }) => {
      const left = await putBack(services, askedBy(session, body.orderNumber));
      if (!left.ok) return refuseAnswer(left.error, clock());
      return answer<'putBackOrder'>(encodeAnswer(getCourierWork, await loadWork(services, session.courierId)));
    }),
    defineRoute('sendCourierSteps', async ({ body, session }) => {
      const outcomes = await takeSteps(services, session.courierId, body.steps);
      return answer({ outcomes: [...outcomes] });
    }),
    defineRoute('endShift', async ({ session }) => {
      const ended = await endShift(services, session.courierId);
      if (ended.ok) {
        const { isClosed } = ended.value;
        return answer({ message: isClosed ? 'Tura este închisă.' : 'Predă banii la restaurant.', isClosed });
      }
      const { error } = ended;
      return error.code === 'courier_has_orders'
        ? refuse('courier_has_orders', { orders: error.orders })
        : refuse(error.code);
    }),
    defineRoute('signOutCourier', async ({ session }) => {
      await endCourierSession(db, session.tokenHash);
      return answer({ message: 'Ai ieșit.' }, { cookies: [expiredCourierCookie(isSecure)] });
    }),
  ];
}

/** A rehearsal opens no shift, because nothing of it may be recorded in the accounts. */
function openShiftFor(courierId: number, orderNumber: number) {
  return (tx: Tx, at: Instant) =>
    isRehearsalNumber(orderNumber) ? findActiveCourier(tx, courierId) : openShift(tx, courierId, at);
}
