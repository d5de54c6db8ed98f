import { sizedSvg } from './svg';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const sizeOf = (attributes: string) => sizedSvg(`<svg ${SVG} ${attributes}/>`, 1024)?.size;

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementation((root) => {
    written.push((root as Element).outerHTML);
    return '';
  });
});

describe('the size a drawing is drawn in', () => {
  it.each([
    ['its own proportions', 'width="30" height="20"', { width: 1024, height: 683 }],
    ['units of any kind', 'width="20mm" height="10mm"', { width: 1024, height: 512 }],
    ['far too large', 'width="100000" height="50000px"', { width: 1024, height: 512 }],
    ['nothing, with a view box', 'width="0" height="0" viewBox="0 0 10 20"', { width: 512, height: 1024 }],
    ['a share of the page', 'width="100%" height="100%" viewBox="0,0,40,20"', { width: 1024, height: 512 }],
    ['no size at all', '', { width: 1024, height: 1024 }],
    ['nonsense', 'width="wide" viewBox="0 0 0 0"', { width: 1024, height: 1024 }],
  ])('%s', (_title, attributes, expected) => {
    expect(sizeOf(attributes)).toEqual(expected);
  });

  it('is written into the drawing, with what the drawing was drawn in', () => {
    sizedSvg(`<svg ${SVG} width="30" height="20" style="fill:red"/>`, 1024);
    expect(written[0]).toMatch(/width="1024" height="683"/);
    expect(written[0]).toContain('viewBox="0 0 30 20"');
    expect(written[0]).toContain('style="fill:red;width:1024px;height:683px"');
  });
});

it('leaves out scripts, handlers and foreign content', () => {
  sizedSvg(
    `<svg ${SVG}><script>1</script><g><foreignObject><b/></foreignObject><path onload="1" d="M0 0"/></g></svg>`,
    64,
  );
  expect(written[0]).not.toMatch(/script|foreignObject|\sonload/);
  expect(written[0]).toContain('<path');
});

it('cannot read what is no XML, or another document', () => {
  expect(sizedSvg('<svg><g></svg>', 64)).toBeUndefined();
  expect(sizedSvg('<html/>', 64)).toBeUndefined();
});
