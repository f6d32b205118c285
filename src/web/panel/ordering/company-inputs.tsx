import { Checkbox, TextInput } from '@mantine/core';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import type { OrderField } from '#domain/orders/placing/order-problem.ts';
import { COMPANY_MAX_LENGTHS } from '#domain/orders/placing/parse-invoice-company.ts';
import { moreText } from '#web/i18n/checkout-more.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';
import { Columns } from '#web/staff/kit/columns.tsx';

const PARTS = [
  { part: 'name', field: 'companyName' },
  { part: 'cui', field: 'companyCui' },
  { part: 'tradeRegister', field: 'companyRegister' },
  { part: 'office', field: 'companyOffice' },
] as const satisfies readonly { readonly part: keyof InvoiceCompany; readonly field: OrderField }[];

type Props = {
  readonly isWanted: boolean;
  readonly company: InvoiceCompany;
  readonly onWant: (isWanted: boolean) => void;
  readonly onChange: (company: InvoiceCompany) => void;
  readonly problemOf: (field: OrderField) => string | undefined;
  readonly idOf: (field: OrderField) => string;
};

/** Company details, for guests who ask for an invoice. */
export function CompanyInputs({ isWanted, company, onWant, onChange, problemOf, idOf }: Props) {
  return (
    <>
      <Checkbox label={words.invoice} checked={isWanted} onChange={(event) => onWant(event.currentTarget.checked)} />
      {isWanted && (
        <Columns least="10rem" gap="0.75rem">
          {PARTS.map(({ part, field }) => (
            <TextInput
              key={part}
              id={idOf(field)}
              label={moreText[field]}
              autoComplete="off"
              maxLength={COMPANY_MAX_LENGTHS[part]}
              value={company[part]}
              error={problemOf(field)}
              onChange={(event) => onChange({ ...company, [part]: event.currentTarget.value })}
            />
          ))}
        </Columns>
      )}
    </>
  );
}
