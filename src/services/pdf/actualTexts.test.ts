import { strToU8, zlibSync } from 'fflate';
import { actualTextsIn } from './actualTexts';

/** A PDF of one stream. */
function pdfOf(content: string, about = '/Filter /FlateDecode'): Uint8Array {
  const stream = zlibSync(strToU8(content, true));
  const [before, after] = [
    `%PDF-1.4\n5 0 obj\n<<${about}\n/Length ${stream.length}>> stream\n`,
    '\nendstream',
  ];
  return Uint8Array.of(...strToU8(before, true), ...stream, ...strToU8(after, true));
}

const HINDI = `/H2 <</MCID 3 >>BDC
BT /Span<</ActualText <FEFF0915093E> >> BDC <0059> Tj EMC /Span <</Lang (hi) /ActualText<FEFF 0930 094D092F>>> BDC EMC
ET EMC /Artifact BMC EMC /OC /MC0 BDC EMC`;
const TAGS = ['H2', 'Span', 'Span', 'Artifact', 'OC'];

it('marked content with an actual text has it', () => {
  expect(actualTextsIn(pdfOf(HINDI))(TAGS)).toEqual([undefined, 'का', 'र्य', undefined, undefined]);
});

it.each([
  ['with other tags', pdfOf(HINDI), ['H2', 'Span']],
  ['whose content is damaged', pdfOf(HINDI).map((byte, index) => (index > 70 ? 0 : byte)), TAGS],
  ['whose content is no page’s', pdfOf(HINDI, '/Type /ObjStm /Filter /FlateDecode'), TAGS],
  ['that inflates to more than any resume', pdfOf(`${' '.repeat(9_000_000)}${HINDI}`), TAGS],
])('a page %s has none', (_what, pdf, tags) => {
  expect(actualTextsIn(pdf)(tags)).toEqual([]);
});
