/** The parts that mails about an order share, as HTML and as plain text. */
import { NO_WITHDRAWAL, SEALED_WITHDRAWAL, WITHDRAWAL_FORM, WITHDRAWAL_PATH } from '#contract/withdrawal-words.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeHandover, METHOD_LABELS, shortAddress } from '#domain/orders/describe-order.ts';
import type { InvoiceCompany, PaymentMethod } from '#domain/orders/order.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import type { StoredOrder } from '#server/features/orders/stored-order.ts';
import { type Html, html } from './html.ts';
import { STYLES } from './layout.ts';
import { allergenLines, orderRows, sumRows } from './order-lines.ts';

/** The order, where it is picked up, and where the shop's pages are. */
type ContentFacts = { readonly order: StoredOrder; readonly houseAddress: string; readonly shopUrl: string };

const withdrawalUrl = (shopUrl: string) => new URL(WITHDRAWAL_PATH, shopUrl).href;

/** Label and value, for „how, when, where, paid by”. */
function factsOf(order: StoredOrder, houseAddress: string): readonly (readonly [string, string])[] {
  const facts: readonly (readonly [string, string])[] = [
    ['Cum', METHOD_LABELS[order.method]],
    ['Când', describeHandover(order)],
    ['Unde', order.method === 'DELIVERY' ? shortAddress(order) : (order.pickupPlace ?? houseAddress)],
    ['Nume', `${order.contact.firstName} ${order.contact.lastName}, ${formatPhone(order.contact.phone)}`],
    ['Plată', describePayment(order)],
    ['Ambalaj', order.hasOwnContainer ? 'vii cu recipientul tău' : ''],
    ['Factură', order.company === null ? '' : describeCompany(order.company)],
    ['Observații', order.additionalInformation],
  ];
  return facts.filter(([, value]) => value !== '');
}

function describePayment({ payment, method, paymentStatus }: StoredOrder): string {
  const where = { DELIVERY: 'la livrare', PICKUP: 'la ridicare', RESTAURANT: 'la restaurant' }[method];
  const words = {
    CASH: `numerar ${where}`,
    CARD: `card ${where}`,
    CASH_AND_CARD: `numerar ${formatLei(payment.cash)} și card ${formatLei(payment.card)}, ${where}`,
  } satisfies Record<PaymentMethod, string>;
  return paymentStatus === 'paid' ? 'plătit' : words[payment.method];
}

function describeCompany({ name, cui, tradeRegister, office }: InvoiceCompany): string {
  return [name, `CUI ${cui}`, tradeRegister, office].filter((part) => part !== '').join(', ');
}

export function contentHtml({ order, houseAddress, shopUrl }: ContentFacts): Html {
  const allergens = allergenLines(order);
  return html`
<h2 style="${STYLES.heading}">Ce ai comandat</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${orderRows(order).map(
    ({ quantity, name, notes, total }) => html`
<tr><td style="${STYLES.cell} width: 36px;">${quantity} ×</td><td style="${STYLES.cell}">${name}${notes.map(
      (note) => html`<br><span style="font-size: 13px; opacity: 0.75;">${note}</span>`,
    )}</td><td align="right" style="${STYLES.cell} white-space: nowrap; padding-left: 12px;">${formatLei(total)}</td></tr>`,
  )}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top: 10px;">${sumRows(order).map(
    ({ label, amount, sign }, index, rows) => {
      const style = index === rows.length - 1 ? STYLES.total : STYLES.sum;
      return html`
<tr><td style="${style}">${label}</td><td align="right" style="${style} white-space: nowrap;">${sign}${formatLei(amount)}</td></tr>`;
    },
  )}</table>
<p style="${STYLES.soft}">Prețurile includ TVA.</p>
<h2 style="${STYLES.heading}">${handoverHeading(order)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0">${factsOf(order, houseAddress).map(
    ([label, value]) => html`
<tr><td style="${STYLES.sum} padding-right: 16px; vertical-align: top; opacity: 0.75;">${label}</td><td style="${STYLES.sum}">${value}</td></tr>`,
  )}</table>
${
  allergens.length === 0
    ? null
    : html`
<h2 style="${STYLES.heading}">Alergeni</h2>
${allergens.map((line) => html`<p style="${STYLES.soft} margin-bottom: 2px;">${line}</p>`)}`
}
<p style="${STYLES.soft} margin-top: 10px;">Bucătăria lucrează cu toți alergenii; pot exista urme.</p>
${hasAdultProducts(order) ? html`<p style="${STYLES.box}"><b>18+</b> Pregătește actul de identitate: băuturile alcoolice se predau numai persoanelor de peste 18 ani.</p>` : null}
<p style="${STYLES.soft}">${NO_WITHDRAWAL}</p>
${order.deposits > 0 ? html`<p style="${STYLES.soft}">${SEALED_WITHDRAWAL} ${WITHDRAWAL_FORM} <a href="${withdrawalUrl(shopUrl)}" style="color: inherit;">Formularul de retragere</a></p>` : null}`;
}

export function contentText({ order, houseAddress, shopUrl }: ContentFacts): string {
  const rows = orderRows(order).flatMap(({ quantity, name, notes, total }) => [
    `${quantity} × ${name}: ${formatLei(total)}`,
    ...notes.map((note) => `    ${note}`),
  ]);
  const sums = sumRows(order).map(({ label, amount, sign }) => `${label}: ${sign}${formatLei(amount)}`);
  const facts = factsOf(order, houseAddress).map(([label, value]) => `${label}: ${value}`);
  const allergens = allergenLines(order);
  return [
    'CE AI COMANDAT',
    ...rows,
    '',
    ...sums,
    'Prețurile includ TVA.',
    '',
    handoverHeading(order).toUpperCase(),
    ...facts,
    '',
    ...(allergens.length === 0 ? [] : ['ALERGENI', ...allergens]),
    'Bucătăria lucrează cu toți alergenii; pot exista urme.',
    ...(hasAdultProducts(order)
      ? ['', '18+: pregătește actul de identitate, băuturile alcoolice se predau numai persoanelor de peste 18 ani.']
      : []),
    '',
    NO_WITHDRAWAL,
    ...(order.deposits > 0 ? [`${SEALED_WITHDRAWAL} ${WITHDRAWAL_FORM} ${withdrawalUrl(shopUrl)}`] : []),
  ].join('\n');
}

function handoverHeading({ method }: StoredOrder): string {
  return method === 'DELIVERY' ? 'Cum ajunge la tine' : 'Cum o primești';
}

function hasAdultProducts({ lines }: StoredOrder): boolean {
  return lines.some(({ isAgeRestricted }) => isAgeRestricted);
}
