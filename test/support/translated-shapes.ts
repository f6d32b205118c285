/**
 * A browser's translator replaces text nodes by elements of its own (`<font>`). React still holds the nodes that are
 * gone: it fails when it inserts an element before one of them, and when it removes one. Text that is the only child of
 * its element is written as the element's whole content, which works.
 */
import { parseAst } from 'vite';

/** A place in JSX that fails on a translated page. */
export type TranslatedShape = {
  readonly line: number;
  readonly shape: 'element before text' | 'text that comes and goes' | 'text or element' | 'same element, other text';
  readonly code: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Kind = 'text' | 'element' | 'nothing';
type Child = { readonly node: Node; readonly kinds: ReadonlySet<Kind> };

/** @param source of a TSX file */
export function findTranslatedShapes(source: string): readonly TranslatedShape[] {
  const found: TranslatedShape[] = [];
  const tree = parseAst(source, { lang: 'tsx' }) as unknown as Node;
  const named = namedElements(tree);
  visit(tree, (node) => {
    if (node.type === 'ConditionalExpression' && isReused(node)) {
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ line, shape: 'same element, other text', code: source.slice(node.start, node.start + 80) });
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = childrenOf(node, named);
    children.forEach(({ node: child, kinds }, index) => {
      const shape = shapeOf(kinds, children.slice(index + 1), children.length === 1);
      if (shape === null) return;
      const line = source.slice(0, child.start).split('\n').length;
      found.push({ line, shape, code: source.slice(child.start, child.end).replaceAll(/\s+/g, ' ').slice(0, 80) });
    });
  });
  return found;
}

function shapeOf(kinds: ReadonlySet<Kind>, later: readonly Child[], isAlone: boolean): TranslatedShape['shape'] | null {
  if (kinds.has('text') && kinds.has('element')) return 'text or element';
  if (kinds.has('text') && kinds.has('nothing') && !isAlone) return 'text that comes and goes';
  // React inserts before the next sibling that stays; what comes and goes itself is passed over.
  const next = later.find((one) => !one.kinds.has('nothing'));
  const isInserted = kinds.has('element') && kinds.has('nothing');
  return isInserted && next?.kinds.has('text') === true ? 'element before text' : null;
}

function childrenOf(element: Node, named: ReadonlySet<string>): readonly Child[] {
  return (element.children as readonly Node[]).flatMap((node) => {
    const kinds = new Set(kindsOfChild(node, named));
    return kinds.size === 0 || (kinds.size === 1 && kinds.has('nothing')) ? [] : [{ node, kinds }];
  });
}

function kindsOfChild(node: Node, named: ReadonlySet<string>): readonly Kind[] {
  if (node.type === 'JSXText') return String(node.value).trim() === '' ? [] : ['text'];
  if (node.type !== 'JSXExpressionContainer') return ['element'];
  const expression = node.expression as Node;
  return expression.type === 'JSXEmptyExpression' ? [] : kindsOf(expression, named);
}

/**
 * What an expression may render. A call or a value that is not JSX counts as text.
 *
 * @param named names of elements in this file
 */
function kindsOf(node: Node, named: ReadonlySet<string>): readonly Kind[] {
  const inside = (part: unknown) => kindsOf(part as Node, named);
  switch (node.type) {
    case 'ParenthesizedExpression':
      return inside(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'ConditionalExpression':
      return [...inside(node.consequent), ...inside(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&'
        ? ['nothing', ...inside(node.right)]
        : [...inside(node.left), ...inside(node.right)];
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '' ? ['text'] : ['nothing'];
    case 'Identifier':
      return node.name === 'undefined' ? ['nothing'] : [named.has(String(node.name)) ? 'element' : 'text'];
    case 'CallExpression':
      return isMapped(node.callee as Node) ? ['element', 'nothing'] : inside(node.callee);
    default:
      return ['text'];
  }
}

/**
 * Both sides of a choice are the same element without a key: React keeps it and changes its children, so a text beside
 * other children of one side is removed.
 */
function isReused(choice: Node): boolean {
  const sides = [choice.consequent as Node, choice.alternate as Node].map((side) =>
    side.type === 'ParenthesizedExpression' ? (side.expression as Node) : side,
  );
  const [one, other] = sides.map(({ openingElement }) => openingElement as Opening | undefined);
  if (one?.name.name === undefined || one.name.name !== other?.name.name || !/^[a-z]/.test(one.name.name)) return false;
  if ([one, other].some(({ attributes }) => attributes.some(({ name }) => name?.name === 'key'))) return false;
  return sides.some((side) => {
    const children = childrenOf(side, new Set());
    return children.length > 1 && children.some(({ kinds }) => kinds.has('text'));
  });
}

type Opening = {
  readonly name: { readonly name?: string };
  readonly attributes: readonly { readonly name?: { readonly name?: string } }[];
};

/** Names that stand for elements: constants with JSX, and properties of the type `ReactNode`. */
function namedElements(tree: Node): ReadonlySet<string> {
  const names = new Set(['children']);
  visit(tree, (node) => {
    const { id, init, key, typeAnnotation } = node as Readonly<
      Record<string, Readonly<Record<string, unknown>> | null>
    >;
    if (node.type === 'VariableDeclarator' && /^JSX|^Parenthesized/.test(String(init?.type)))
      names.add(String(id?.name));
    if (node.type === 'TSPropertySignature' && JSON.stringify(typeAnnotation).includes('"ReactNode"'))
      names.add(String(key?.name));
  });
  return names;
}

/** A list of elements: each of them may come and go. */
function isMapped(callee: Node): boolean {
  const property = callee.property as { readonly name?: string } | undefined;
  return callee.type === 'MemberExpression' && /^(map|flatMap)$/.test(property?.name ?? '');
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) {
      if (typeof one === 'object' && one !== null && 'type' in one) visit(one as Node, see);
    }
  }
}
