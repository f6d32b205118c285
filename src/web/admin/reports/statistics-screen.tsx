import { useQuery } from '@tanstack/react-query';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { CustomersCard } from './customers-screen.tsx';
import { ProductsCard } from './products-screen.tsx';
import { clientsQuery, salesQuery, soldProductsQuery } from './report-queries.ts';
import { SalesCard, SalesFigures } from './sales-screen.tsx';

/** `/admin/statistics`: the three charts on one page. */
export function StatisticsScreen() {
  const api = useApi();
  const sales = useQuery(salesQuery(api, {}));
  const products = useQuery(soldProductsQuery(api, {}));
  const clients = useQuery(clientsQuery(api, { page: 0, sort: 'amount' }));
  return (
    <>
      <ReadState query={sales} failed={reportWords.failed}>
        {(report) => (
          <>
            <SalesFigures report={report} />
            <SalesCard report={report} />
          </>
        )}
      </ReadState>
      <Columns least="26rem" isFilled>
        <ReadState query={products} failed={reportWords.failed}>
          {(sold) => <ProductsCard products={sold} />}
        </ReadState>
        <ReadState query={clients} failed={reportWords.failed}>
          {({ content }) => <CustomersCard clients={content} />}
        </ReadState>
      </Columns>
    </>
  );
}
