import { createLegalRoute } from '#web/storefront/legal/create-legal-route.tsx';

export const Route = createLegalRoute('/_shop/privacy-policy', 'privacy');
