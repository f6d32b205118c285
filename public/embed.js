// The button of the shop on the restaurant's own site (docs/decisions/0228): `<script src="https://…/embed.js" async></script>` once, and links
// `<a href="https://…/meniu" data-pofta="comanda">Comandă online</a>`, which work without this script, too. Buttons of GloriaFood
// (`<span class="glf-button">`) become such links, so that their site changes one line. Opens no frame over the page: a payment or a sign-in
// inside a foreign page fails where browsers block third-party cookies.
(() => {
  const shop = new URL(document.currentScript.src).origin;
  const paths = { comanda: '/meniu', rezerva: '/rezervare' };
  const ways = { DELIVERY: 'livrare', PICKUP: 'ridicare' };
  const isPhone = matchMedia('(pointer: coarse)').matches;

  /** A link in place of a span of GloriaFood, with its words and its classes. */
  const replaceSpan = (span) => {
    const link = document.createElement('a');
    link.dataset.pofta = span.dataset.glfReservation === 'true' ? 'rezerva' : 'comanda';
    link.className = span.className;
    link.append(...span.childNodes);
    span.replaceWith(link);
  };

  const openShop = (event) => {
    if (isPhone || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const width = Math.min(1100, screen.availWidth);
    // Null where the browser stops it: then the link leads to a new tab.
    const room = open(event.currentTarget.href, 'pofta', `popup,width=${width},height=${screen.availHeight}`);
    if (room) event.preventDefault();
  };

  const prepareLinks = () => {
    for (const span of document.querySelectorAll('.glf-button:not(a)')) replaceSpan(span);
    const links = document.querySelectorAll('[data-pofta]:not([data-pofta-gata])');
    for (const link of links) {
      const { dataset } = link;
      dataset.poftaGata = '';
      link.href = shop + (paths[dataset.pofta] ?? paths.comanda);
      link.target = '_blank';
      link.addEventListener('click', openShop);
    }
    return [...links].filter(({ dataset }) => dataset.pofta !== 'rezerva' && dataset.stare !== 'nu');
  };

  const tellState = ({ ways: open, from }) => {
    if (open.length > 0)
      return `Deschis · ${open.map(({ method, minutes }) => ways[method] + (minutes === null ? '' : ` ~${minutes} min`)).join(' · ')}`;
    return from === null ? '' : `Comandă pentru ${from}`;
  };

  const start = async () => {
    const links = prepareLinks();
    if (links.length === 0) return;
    const answer = await fetch(`${shop}/embed/state.json`).catch(() => null);
    const text = answer?.ok ? tellState(await answer.json()) : '';
    if (text === '') return;
    for (const link of links) {
      const state = document.createElement('small');
      state.style.display = 'block';
      state.textContent = text;
      link.append(state);
    }
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
