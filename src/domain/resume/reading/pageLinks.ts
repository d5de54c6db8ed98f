import { grouped } from '../../grouped';
import { rightOf } from './lines';
import { targetOf, withTarget } from './targets';
import type { TextRun } from './textRun';

/** A link on a page. */
export interface PageLink {
  /** Left, bottom, right and top, in points from the lower left corner of the page. */
  readonly rect: readonly [left: number, bottom: number, right: number, top: number];
  readonly url: string;
}

/** A resume has a few; each is compared with every word of its page. */
const LINKS_MAX = 200;

/** Size of the letters that say where a picture leads, in points. */
const SIZE = 10;

/** The part of a run that a link covers. */
interface Covered {
  readonly run: TextRun;
  readonly start: number;
  readonly end: number;
}

/** From the first word whose middle the link covers to the last, as if all characters of the run were of one width. */
function coveredIn(run: TextRun, { rect: [left, bottom, right, top] }: PageLink): Covered[] {
  if (run.y < bottom - 1 || run.y > top || run.x > right || rightOf(run) < left) return [];
  const words = [...run.text.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const middle = run.x + ((index + word.length / 2) / run.text.length) * run.width;
    return middle > left && middle < right;
  });
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ run, start: first.index, end: last.index + last[0].length }] : [];
}

/** A text in place of the part. */
type Edit = Covered & { readonly text: string };

const textOf = (covered: readonly Covered[], gap: string): string =>
  covered.map(({ run, start, end }) => run.text.slice(start, end)).join(gap);

/** Puts the text in place of the first part, and nothing in place of the others. */
const inFirst = (covered: readonly Covered[], text: string): Edit[] =>
  covered.map((part, index) => ({ ...part, text: index === 0 ? text : '' }));

function editsFor(url: string, covered: readonly Covered[]): Edit[] {
  const text = textOf(covered, ' ');
  const said = withTarget(text, url);
  if (said === text) return [];
  if (said.startsWith(text))
    return covered.slice(-1).map((last) => ({ ...last, start: last.end, text: said.slice(text.length) }));
  return inFirst(covered, said);
}

function edited(run: TextRun, edits: readonly Edit[]): TextRun {
  let { text } = run;
  let next = text.length;
  // From the end, so that the places of the others stay; of links on top of each other, only one is read.
  for (const edit of edits.toSorted((a, b) => b.end - a.end)) {
    if (edit.end > next) continue;
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    next = edit.start;
  }
  return { ...run, text };
}

function pictureOf({ rect: [left, bottom, right, top], url }: PageLink, page: number): TextRun[] {
  const text = withTarget('', url);
  const y = (bottom + top) / 2 - SIZE / 3;
  return text === '' ? [] : [{ text, page, x: left, y, width: right - left, size: SIZE, font: '' }];
}

/** The runs of a page, with the targets of its links where the page doesn't say them. */
export function withLinks(runs: readonly TextRun[], links: readonly PageLink[], page: number): TextRun[] {
  const said = new Set(runs.flatMap(({ text }) => text.toLowerCase().match(/\w\S*\w/g) ?? []));
  const pictures: TextRun[] = [];
  const edits: Edit[] = [];
  for (const link of links.slice(0, LINKS_MAX)) {
    const target = targetOf(link.url)?.toLowerCase();
    if (target === undefined || said.has(target)) continue;
    said.add(target);
    // An address with places to break has a link for each of its parts.
    const ofAddress = links.filter(({ url }) => url === link.url);
    const parts = runs.flatMap((run) => ofAddress.flatMap((part) => coveredIn(run, part)));
    const address = textOf(parts, '');
    const covered = runs.flatMap((run) => coveredIn(run, link));
    if (address.toLowerCase().includes(target)) edits.push(...inFirst(parts, address));
    else if (covered.length > 0) edits.push(...editsFor(link.url, covered));
    else pictures.push(...pictureOf(link, page));
  }
  const ofRuns = grouped(edits, ({ run }) => run);
  const read = runs.map((run) => edited(run, ofRuns.get(run) ?? []));
  return [...read.filter(({ text }) => text.trim() !== ''), ...pictures];
}
