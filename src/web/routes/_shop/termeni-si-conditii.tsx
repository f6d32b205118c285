import { createLegalRoute } from '#web/storefront/legal/create-legal-route.tsx';

export const Route = createLegalRoute('/_shop/termeni-si-conditii', 'terms');
