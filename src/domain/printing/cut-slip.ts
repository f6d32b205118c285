/** Cuts a slip that is longer than a printer accepts into parts, each with its number and what identifies the order. */
import type { Slip, SlipBlock } from './slip.ts';
import { slipWords as words } from './slip-words.ts';

/** What a printer accepts at once: the height of a part, and how high each block is drawn. */
export type Paper = { readonly most: number; readonly heightOf: (block: SlipBlock) => number };

/**
 * The parts of a slip; one where it fits. A dish goes on to the next part as a whole, unless it is longer than a part:
 * then its name is repeated there.
 */
export function cutSlip(slip: Slip, paper: Paper): readonly Slip[] {
  if (heightOfAll(slip, paper) <= paper.most) return [slip];
  const top = [partBanner(1, 1), ...slip.flatMap(repeatOnParts), RULE];
  const room = paper.most - heightOfAll([...top, RULE, goesOn(1, 1)], paper);
  const blocks = slip.flatMap((block) => divideToFit(block, Math.floor(room / 2), paper));
  const bodies = fillParts(groupBlocks(blocks), room, paper);
  return bodies.map((body, place) => [
    partBanner(place + 1, bodies.length),
    ...(place === 0 ? [] : top.slice(1)),
    ...body,
    ...(place === bodies.length - 1 ? [] : [RULE, goesOn(place + 2, bodies.length)]),
  ]);
}

const RULE: SlipBlock = { kind: 'rule', isDashed: false };

const partBanner = (part: number, parts: number): SlipBlock => ({ kind: 'banner', text: words.part(part, parts) });

function goesOn(part: number, parts: number): SlipBlock {
  return { kind: 'text', text: words.goesOn(part, parts), size: 'strong', align: 'centre' };
}

function heightOfAll(blocks: Slip, { heightOf }: Paper): number {
  return blocks.reduce((sum, block) => sum + heightOf(block), 0);
}

/** A box is repeated by its title: its text may be as long as a part. */
function repeatOnParts(block: SlipBlock): Slip {
  if (block.isOnEveryPart !== true) return [];
  return [block.kind === 'box' ? { ...block, text: '' } : block];
}

/** What belongs together: a dish with all that is below it, a line of the guest's slip, a titled box. */
function groupBlocks(blocks: Slip): readonly Slip[] {
  const groups: SlipBlock[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group === undefined || startsGroup(block)) groups.push([block]);
    else group.push(block);
  }
  return groups;
}

function startsGroup(block: SlipBlock): boolean {
  return block.kind === 'rule' || block.kind === 'row' || (block.kind === 'box' && block.title !== '');
}

function fillParts(groups: readonly Slip[], room: number, paper: Paper): readonly Slip[] {
  const parts: SlipBlock[][] = [[]];
  const part = () => parts[parts.length - 1] as SlipBlock[];
  const fits = (blocks: Slip) => heightOfAll([...part(), ...blocks], paper) <= room;
  // A part begins below a rule of its own.
  const add = (block: SlipBlock) => (part().length === 0 && block.kind === 'rule' ? 0 : part().push(block));
  for (const group of groups) {
    if (!fits(group) && part().length > 0) parts.push([]);
    if (fits(group)) {
      group.forEach(add);
      continue;
    }
    group.forEach((block, place) => {
      if (!fits([block])) parts.push(continueDish(group.slice(0, place), block, Math.floor(room / 2), paper));
      add(block);
    });
  }
  return parts;
}

/** The name of the dish that this block belongs to, for the top of the next part. */
function continueDish(before: Slip, next: SlipBlock, most: number, { heightOf }: Paper): SlipBlock[] {
  const dish = before.findLast((block) => block.kind === 'dish');
  if (dish === undefined || next.kind === 'dish') return [];
  const continued = { ...dish, name: `${dish.name} ${words.continued}` };
  return heightOf(continued) <= most ? [continued] : [];
}

/** A block whose text is too long for `most`, as several blocks. */
function divideToFit(block: SlipBlock, most: number, paper: Paper): Slip {
  if (paper.heightOf(block) <= most) return [block];
  return divide(block)?.flatMap((piece) => divideToFit(piece, most, paper)) ?? [block];
}

function divide(block: SlipBlock): Slip | null {
  if (block.kind === 'text') return halve(block.text)?.map((text) => ({ ...block, text })) ?? null;
  if (block.kind === 'box') {
    const halves = halve(block.text);
    return halves?.map((text, place) => ({ ...block, title: place === 0 ? block.title : '', text })) ?? null;
  }
  if (block.kind === 'row') {
    const { size, isIndented = false } = block;
    const [left, rest] = halve(block.left) ?? [];
    return left === undefined || rest === undefined
      ? null
      : [
          { ...block, left },
          { kind: 'text', text: rest, size, isIndented },
        ];
  }
  if (block.kind === 'dish') {
    const [name, rest] = halve(block.name) ?? [];
    return name === undefined || rest === undefined
      ? null
      : [
          { ...block, name },
          { kind: 'text', text: rest, size: 'dish', isIndented: true },
        ];
  }
  return null;
}

/** Both halves of a text: between lines or words, within a word that is longer than half of it. */
function halve(text: string): readonly [string, string] | null {
  const letters = [...text];
  if (letters.length < 2) return null;
  const middle = Math.ceil(letters.length / 2);
  const gap = letters.slice(0, middle + 1).findLastIndex((letter) => letter === '\n' || letter === ' ');
  const [end, start] = gap > 0 ? [gap, gap + 1] : [middle, middle];
  return [letters.slice(0, end).join(''), letters.slice(start).join('')];
}
