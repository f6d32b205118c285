/**
 * A client as written by a programmer who has only the owner's two documents: paths of their §7, fields of their §3,
 * sums added up by hand. Does not use the contract, so that an error in the contract is found.
 */

// biome-ignore lint/suspicious/noExplicitAny: the documents give names, not types; the stories compare what they find.
export type Json = any;

export type Reply = { readonly status: number; readonly body: Json; readonly headers: Headers };

/** Requests a path, with the options of `fetch`. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

export type DocumentClient = ReturnType<typeof documentClient>;

/** A visitor, or a user with the `token` of a sign-in. */
export function documentClient(ask: Ask, token?: string) {
  async function call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const post = { method: 'POST', body: JSON.stringify(body) };
    const response = await ask(path, {
      headers: { 'Content-Type': 'application/json', ...authorization, ...headers },
      ...(body === undefined ? {} : post),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }
  /** For another method than the usual one, or for a form with files. */
  async function send(method: string, path: string, form?: FormData): Promise<Reply> {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const response = await ask(path, { method, headers, ...(form === undefined ? {} : { body: form }) });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }
  const query = (filters: Record<string, string>) => new URLSearchParams(filters).toString();
  return {
    call,
    getCategories: () => call('/user-service/get-categories'),
    getBaseProducts: (filters: Record<string, string> = {}) =>
      call(`/user-service/get-base-products?${query(filters)}`),
    getProduct: (id: number) => call(`/user-service/get-product/${id}`),
    getPromotions: () => call('/user-service/promotions'),
    getLastKey: () => call('/user-service/restaurant/last-key'),
    getRestaurant: () => call('/user-service/restaurant/fetch-information'),
    placeOrder: (order: unknown, headers?: Record<string, string>) =>
      call('/user-service/user-placing-order', order, headers),
    getOrderDetails: (id: number) => call(`/user-service/get-order-details/${id}`),
    applyCoupon: (asked: unknown) => call('/user-service/promotions/apply-coupon', asked),
    authenticateStaff: (payload: unknown) => call('/admin-service/authenticate', payload),
    getAllOrders: (filters: Record<string, string> = {}) => call(`/user-service/get-all-orders?${query(filters)}`),
    getStaffOrderDetails: (id: number) => call(`/admin-service/get-order-details/${id}`),
    getEntries: (filters: Record<string, string> = {}) => call(`/admin-service/entries?${query(filters)}`),
    getEntriesForPromotions: () => call('/admin-service/entries/for-promotions'),
    getEntry: (id: number) => call(`/admin-service/entries/get-entry/${id}`),
    addEntry: (product: unknown) => call('/admin-service/entries/add-entry', product),
    deleteEntry: (id: number) => send('DELETE', `/admin-service/entries/delete-entry/${id}`),
    confirmOrder: (payload: unknown) => call('/admin-service/confirm-order', payload),
    rejectOrder: (payload: unknown) => call('/admin-service/reject-order', payload),
    fetchSetup: () => call('/admin-service/setup/fetch-information'),
    saveContact: (payload: unknown) => call('/admin-service/setup/contact-information', payload),
    saveAddress: (payload: unknown) => call('/admin-service/setup/address', payload),
    markAsDelivered: (payload: unknown) => call('/admin-service/mark-as-delivered', payload),
    getUsers: (filters: Record<string, string> = {}) => call(`/admin-service/get-users?${query(filters)}`),
    getAdmins: (filters: Record<string, string> = {}) => call(`/admin-service/get-admins?${query(filters)}`),
    createAdditionalUser: (user: unknown) => call('/user-service/create-additional-users', user),
    createAdminUser: (user: unknown) => call('/admin-service/create-admin-user', user),
    getSales: (dataType: string, filters: Record<string, string> = {}) =>
      call(`/admin-service/sales/${dataType}?${query(filters)}`),
    getMostSold: (filters: Record<string, string> = {}) => call(`/admin-service/most-sold/products?${query(filters)}`),
    getClients: (filters: Record<string, string> = {}) => call(`/admin-service/clients?${query(filters)}`),
    getStaffCategories: () => call('/admin-service/setup/get-categories'),
    createCategory: (rows: unknown) => call('/admin-service/setup/create-category', rows),
    deleteCategory: (id: number) => send('DELETE', `/admin-service/setup/delete-category/${id}`),
    getAdminPromotions: () => call('/admin-service/admin/promotions'),
    createPromotion: (payload: unknown) => call('/admin-service/admin/promotions/create-promotion', payload),
    sendEmailToSubscribers: (payload: unknown) => call('/admin-service/sales/send-email-to-subscribers', payload),
    addNewsletterImage: (form: FormData) => send('POST', '/admin-service/sales/add-newsletter-image', form),
    addProductImages: (id: number, form: FormData) =>
      send('POST', `/admin-service/entries/add-product-images/${id}`, form),
    saveSchedule: (payload: unknown) => call('/admin-service/setup/restaurant-schedule', payload),
    saveServices: (payload: unknown) => call('/admin-service/setup/offered-services', payload),
    savePaymentMethods: (payload: unknown) => call('/admin-service/setup/pmt', payload),
  };
}

/** A product line of the documented cart: the product's answer, with a quantity. */
export type CartLine = {
  readonly product: Json;
  readonly quantity?: number;
  readonly extras?: readonly { readonly name: string; readonly price: number }[];
  readonly message?: string;
};

export type Checkout = {
  readonly lines?: readonly CartLine[];
  readonly promotions?: readonly Json[];
  /** deliveryDetailsBean. */
  readonly delivery: Record<string, unknown>;
  readonly deliveryFee?: number;
  /** Further fields of the submission. */
  readonly more?: Record<string, unknown>;
};

/** storefront.md §3 "Order submission", the first size of each product. */
export function submission({ lines = [], promotions = [], delivery, deliveryFee = 0, more = {} }: Checkout) {
  const bought = lines.map(({ product, quantity = 1, extras = [], message = '' }) => {
    const [{ id, value, price, boxPrice }] = product.dimensions;
    const dimensionsBean = { id, value, price, quantity, preferredMessage: message, boxPrice };
    return {
      boxes: boxPrice * quantity,
      cost: quantity * (price + sum(extras.map((extra) => extra.price))),
      ordered: {
        productId: product.id,
        productName: product.name,
        dimensionsBean: extras.length === 0 ? dimensionsBean : { ...dimensionsBean, extraIngredientsBeanList: extras },
      },
    };
  });
  const beans = promotions.flatMap(({ productBeans }) => productBeans);
  const subTotalPrice = sum([...bought.map(({ cost }) => cost), ...promotions.map((one) => one.promotionTotal)]);
  const totalBoxPrice = sum([...bought.map(({ boxes }) => boxes), ...beans.map((bean) => bean.packagePrice)]);
  return {
    orderDetails: bought.map(({ ordered }) => ordered),
    orderPromotionDetails: promotions,
    deliveryDetailsBean: { ...delivery, deliveryFee },
    totalPrice: sum([subTotalPrice, totalBoxPrice, deliveryFee]),
    subTotalPrice,
    totalBoxPrice,
    orderPaymentEnumValue: 'CASH',
    cashAmount: 0,
    cardAmount: 0,
    ...more,
  };
}

/** storefront.md §3 "Cart", the promotion line: the first product of every set; free ones cost nothing. */
export function promotionLine(promotion: Json) {
  const productBeans = promotion.promotionProductBeans.map(({ isFreeProduct, productFieldLabel, products }: Json) => {
    const [product] = products;
    const [size] = product.dimensions;
    return {
      label: productFieldLabel,
      isFreeProduct,
      productId: product.id,
      productName: product.name,
      productPrice: isFreeProduct ? 0 : size.price,
      dimensionId: size.id,
      dimensionName: size.value,
      packagePrice: isFreeProduct ? 0 : size.packagePrice,
    };
  });
  return {
    isPromotion: true,
    promotionId: promotion.id,
    promotionName: promotion.name,
    promotionImage: promotion.image,
    productBeans,
    quantity: 1,
    promotionTotal: sum(productBeans.map((bean: Json) => bean.productPrice)),
  };
}

function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}
