import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getMenuImport, getMenuImports, previewMenuTable } from '#contract/menu-import/staff-calls.ts';
import { waitingPictures } from './import-pictures.tsx';

/** Polling interval while pictures are fetched. */
const LOOK_AGAIN_MS = 3_000;
const IMPORTS_KEY = ['menu-imports'] as const;

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    queryFn: async ({ signal }) => (await api(getMenuImports, { signal })).imports,
    refetchInterval: ({ state: { data = [] } }) => data.some((one) => waitingPictures(one) > 0) && LOOK_AGAIN_MS,
  });

export const reportQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'report', id],
    queryFn: ({ signal }) => api(getMenuImport, { params: { id: String(id) }, signal }),
    // The report compares with the menu as it is now, so it must not be stale.
    staleTime: 0,
  });

/** The first rows of a table that is not stored yet. */
export const tableQuery = (api: Api, file: File) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'table', file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => api(previewMenuTable, { body: { file }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After an import the whole menu may be different. */
export const EVERYTHING = [[]];
