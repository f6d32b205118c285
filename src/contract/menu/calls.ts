import { defineCall } from '../define/define-call.ts';
import { ProductParams } from '../orders/wire.ts';
import { BaseProductsQuery, BaseProductsResponse, CategoriesResponse, ProductResponse } from './wire.ts';

export const getCategories = defineCall({
  method: 'GET',
  path: '/user-service/get-categories',
  access: 'public',
  sentence: 'Lists the categories of the menu, in its order.',
  response: CategoriesResponse,
});

export const getBaseProducts = defineCall({
  method: 'GET',
  path: '/user-service/get-base-products',
  access: 'public',
  sentence: 'Lists the products of a category, or those a search finds (diacritics do not matter).',
  query: BaseProductsQuery,
  response: BaseProductsResponse,
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/user-service/get-product/{id}',
  access: 'public',
  sentence: 'One product with its nutrition, ingredients and similar products.',
  refusals: ['product_not_found'],
  params: ProductParams,
  response: ProductResponse,
});
