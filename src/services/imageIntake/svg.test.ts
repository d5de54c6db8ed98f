import { sizedSvg } from './svg';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementation((root) => {
    written.push((root as Element).outerHTML);
    return '';
  });
});

describe('the rendered size of an SVG', () => {
  it.each([
    ['keeps its proportions', 'width="30" height="20"', [1024, 683]],
    ['supports all units', 'width="20mm" height="10mm"', [1024, 512]],
    ['is limited', 'width="100000" height="50000px"', [1024, 512]],
    ['is not 0', 'width="0" height="0" viewBox="0 0 10 20"', [512, 1024]],
    ['is not a percentage', 'width="100%" viewBox="0,0,40,20"', [1024, 512]],
    ['has a default', '', [1024, 1024]],
    ['ignores invalid values', 'width="wide" viewBox="0 0 0 0"', [1024, 1024]],
  ])('%s', (_title, attributes, [width, height]) => {
    sizedSvg(`<svg ${SVG} ${attributes}/>`, 1024);
    expect(written[0]).toContain(`width:${width}px;height:${height}px`);
  });

  it('is written to the SVG along with its original view box and style', () => {
    sizedSvg(`<svg ${SVG} width="30" height="20" style="fill:red"/>`, 1024);
    expect(written[0]).toMatch(/width="1024" height="683"/);
    expect(written[0]).toContain('viewBox="0 0 30 20"');
    expect(written[0]).toContain('style="fill:red;width:1024px;height:683px"');
  });
});

it('removes scripts, event handlers and foreign content', () => {
  sizedSvg(
    `<svg ${SVG}><script>1</script><g><foreignObject><b/></foreignObject><path onload="1" d="M0 0"/></g></svg>`,
    64,
  );
  expect(written[0]).not.toMatch(/script|foreignObject|\sonload/);
  expect(written[0]).toContain('<path');
});

it('is complete with pictures that are in the file', () => {
  const pictures = '<image href="data:image/png;base64,AA"/><image href="DATA:image/gif;base64,AA"/><image/>';
  expect(sizedSvg(`<svg ${SVG}>${pictures}</svg>`, 64)?.isIncomplete).toBe(false);
});

it('rejects invalid XML and other documents', () => {
  expect(sizedSvg('<svg><g></svg>', 64)).toBeUndefined();
  expect(sizedSvg('<html/>', 64)).toBeUndefined();
});
