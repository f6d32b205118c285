import { legalRoute } from '#web/storefront/legal/legal-route.tsx';

export const Route = legalRoute('/_shop/privacy-policy', 'privacy');
