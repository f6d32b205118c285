import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SoldProducts } from '#contract/statistics/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconChartBar } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { SearchField } from '#web/staff/search-field.tsx';
import { useApi } from '#web/use-api.ts';
import { ExampleRanks } from './example-charts.tsx';
import { ReportChart } from './report-chart.tsx';
import { categoriesQuery, soldProductsQuery } from './report-queries.ts';
import { Share } from './share.tsx';

export type ProductsSearch = { readonly q?: string | undefined; readonly categorie?: string | undefined };

const words = reportWords.products;
/** As in the documents' best-sellers chart (back-office.md §9). */
const ON_CHART = 5;

/** `/admin/statistics/products`: the best sellers. */
export function ProductsScreen({ search }: { readonly search: ProductsSearch }) {
  const api = useApi();
  const navigate = useNavigate();
  const products = useQuery(soldProductsQuery(api, { category: search.categorie, searchTerm: search.q }));
  const categories = useQuery(categoriesQuery(api));
  const show = (chosen: ProductsSearch) =>
    void navigate({ to: '/admin/statistics/products', search: chosen, replace: true });
  const find = (q: string) => show({ ...search, q: q === '' ? undefined : q });
  return (
    <>
      <Group data-screen-only align="start" gap="sm">
        <SearchField flex="1 1 16rem" label={words.search} defaultValue={search.q} onSearch={find} />
        <NativeSelect
          label={words.category}
          value={search.categorie ?? ''}
          onChange={({ currentTarget }) =>
            show({ ...search, categorie: currentTarget.value === '' ? undefined : currentTarget.value })
          }
          data={[
            { value: '', label: words.allCategories },
            ...(categories.data ?? []).map(({ name, slug }) => ({ value: slug, label: name })),
          ]}
        />
      </Group>
      <ReadState query={products} failed={reportWords.failed}>
        {(sold) =>
          sold.length === 0 ? (
            <Empty icon={<IconChartBar aria-hidden />} title={words.empty} />
          ) : (
            <>
              <ProductsCard products={sold} />
              <RecordTable
                label={words.title}
                columns={columnsOf(sold)}
                rows={sold}
                keyOf={({ productId }) => productId}
              />
            </>
          )
        }
      </ReadState>
    </>
  );
}

/** The five best sellers. */
export function ProductsCard({ products }: { readonly products: SoldProducts }) {
  const most = products.slice(0, ON_CHART);
  return (
    <Card
      title={words.chart}
      action={
        <Text component="span" c="dimmed" fz="0.9375rem">
          {reportWords.period.year}
        </Text>
      }
    >
      {most.length === 0 ? (
        <Empty
          icon={<IconChartBar aria-hidden />}
          title={words.emptyYet}
          example={<ExampleRanks names={reportWords.example.products} of="dishes" />}
        />
      ) : (
        <ReportChart
          label={`${words.chart}: ${most.map(({ productName, totalQuantity }) => `${productName}, ${pieces(totalQuantity)}`).join('; ')}.`}
          series={words.series}
          bars={most.map(({ productName, totalQuantity }) => ({ name: productName, value: totalQuantity }))}
          format={pieces}
          of="dishes"
          isLying
        />
      )}
    </Card>
  );
}

function columnsOf(sold: SoldProducts): readonly RecordColumn<SoldProducts[number]>[] {
  const whole = sold.reduce((sum, { income }) => sum + income, 0);
  return [
    {
      title: words.product,
      cell: ({ productName, categoryName }) => (
        <>
          {productName}
          <Text component="span" display="block" c="dimmed" fz="0.875rem">
            {categoryName}
          </Text>
        </>
      ),
    },
    { title: words.quantity, isNumber: true, cell: ({ totalQuantity }) => totalQuantity },
    { title: words.income, isNumber: true, cell: ({ income }) => <Share of={income} in={whole} /> },
  ];
}

function pieces(count: number): string {
  return countOf(count, words.pieces);
}
