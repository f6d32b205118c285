import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { lei } from '../values/fields.ts';
import {
  CheckOwnPageRequest,
  CheckOwnPageResponse,
  FetchImportPicturesResponse,
  FetchMenuRequest,
  MenuImportParams,
  MenuImportReport,
  MenuImportsResponse,
  PreviewMenuTableRequest,
  PreviewMenuTableResponse,
  ProveMenuImportResponse,
  ReadMenuFileRequest,
  RunMenuImportRequest,
  RunMenuImportResponse,
  TurnedLinksResponse,
  TurnLinkRequest,
  UndoMenuImportResponse,
} from './wire.ts';

const reportFields = { lines: [{ card: { from: lei, to: lei } }] } as const;

export const getMenuImports = defineCall({
  method: 'GET',
  path: '/admin-service/menu-imports',
  access: 'admin',
  sentence: 'Menus of other systems that were read and taken over, the latest first.',
  response: MenuImportsResponse,
});

export const readMenuFile = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports',
  access: 'admin',
  sends: 'form',
  needsRoom: true,
  sentence:
    'Reads a menu of another system (JSON of GloriaFood; CSV of TastyIgniter or Square; a table as CSV or XLSX) and answers what an import would do, line by line. Changes nothing of the menu.',
  refusals: ['import_columns_missing', 'import_empty', 'import_not_a_menu', 'import_too_large', 'unavailable'],
  body: ReadMenuFileRequest,
  response: MenuImportReport,
  responseFields: reportFields,
});

export const fetchMenu = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports/fetch',
  access: 'admin',
  needsRoom: true,
  sentence:
    'The same for a menu that GloriaFood hands out, by the link of the restaurant, the code of its button, or a key, which is not stored.',
  refusals: [
    'import_columns_missing',
    'import_empty',
    'import_fetch_failed',
    'import_key_refused',
    'import_link_unknown',
    'import_not_a_menu',
    'import_too_large',
    'unavailable',
  ],
  body: FetchMenuRequest,
  response: MenuImportReport,
  responseFields: reportFields,
});

export const previewMenuTable = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports/table',
  access: 'admin',
  sends: 'form',
  sentence: 'Shows the first rows of a table, and which of its columns an import would read as which.',
  refusals: ['import_columns_missing', 'import_empty', 'import_not_a_menu', 'import_too_large', 'unavailable'],
  body: PreviewMenuTableRequest,
  response: PreviewMenuTableResponse,
});

export const getMenuImport = defineCall({
  method: 'GET',
  path: '/admin-service/menu-imports/{id}',
  access: 'admin',
  sentence: 'The same for a file that was read before, against the menu as it is now.',
  refusals: ['import_not_found'],
  params: MenuImportParams,
  response: MenuImportReport,
  responseFields: reportFields,
});

/** What an import would do, with domain values. */
export type ImportReport = AnswerOf<typeof getMenuImport>;
export type ImportLine = ImportReport['lines'][number];

export const runMenuImport = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports/{id}/run',
  access: 'admin',
  sentence: 'Takes the lines over that are new or changed and are not left out: all of them or none.',
  refusals: ['changed_meanwhile', 'import_done', 'import_not_found', 'import_nothing'],
  params: MenuImportParams,
  body: RunMenuImportRequest,
  response: RunMenuImportResponse,
});

export const undoMenuImport = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports/{id}/undo',
  access: 'admin',
  sentence:
    'For a day after an import: puts back what stood there before, except for what staff changed since, which is named.',
  refusals: ['changed_meanwhile', 'import_not_found', 'import_not_undoable'],
  params: MenuImportParams,
  response: UndoMenuImportResponse,
});

export const fetchImportPictures = defineCall({
  method: 'POST',
  path: '/admin-service/menu-imports/{id}/pictures',
  access: 'admin',
  sentence: 'Pictures of an import that could not be fetched are fetched again in the background.',
  refusals: ['import_not_found'],
  params: MenuImportParams,
  response: FetchImportPicturesResponse,
});

export const checkOwnPage = defineCall({
  method: 'POST',
  path: '/admin-service/check-own-page',
  access: 'admin',
  sentence:
    "Reads a page of the restaurant's own site and answers whether it leads to this shop, and which other systems it still leads to.",
  refusals: ['page_address_invalid', 'page_moved', 'page_too_large', 'page_unreachable'],
  body: CheckOwnPageRequest,
  response: CheckOwnPageResponse,
});

export const getTurnedLinks = defineCall({
  method: 'GET',
  path: '/admin-service/turned-links',
  access: 'admin',
  sentence: 'Links outside of the shop that the owner ticked off as leading here, with moment and name.',
  response: TurnedLinksResponse,
});

export const turnLink = defineCall({
  method: 'POST',
  path: '/admin-service/turned-links',
  access: 'admin',
  sentence: 'Ticks such a link off, or takes the tick back; answers all that are ticked.',
  body: TurnLinkRequest,
  response: TurnedLinksResponse,
});

export const proveMenuImport = defineCall({
  method: 'GET',
  path: '/admin-service/menu-imports/{id}/proof',
  access: 'admin',
  sentence: 'Prices 200 carts by the rules of the other system and by ours, and answers those that differ.',
  refusals: ['import_not_comparable', 'import_not_found'],
  params: MenuImportParams,
  response: ProveMenuImportResponse,
  responseFields: { differences: [{ theirs: lei, ours: lei }] },
});
export type ImportProof = AnswerOf<typeof proveMenuImport>;
