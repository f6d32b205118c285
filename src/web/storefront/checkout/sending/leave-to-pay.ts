/**
 * Opens the provider's page in place of the checkout. „Back” from there leads to the order, not to an empty checkout:
 * by its address in a new document, and by `showOrder` where the browser has kept this one.
 */
export function leaveToPay(payUrl: string, trackingPath: string, showOrder: () => void): void {
  // The browser would scroll the order's page to where the checkout was left.
  window.scrollTo(0, 0);
  window.history.replaceState(window.history.state, '', trackingPath);
  window.addEventListener('pageshow', showOrder, { once: true });
  window.location.assign(payUrl);
}
