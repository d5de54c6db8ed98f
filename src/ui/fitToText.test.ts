import { fitToText } from './fitToText';

it('measures all text areas before it changes one, which costs a layout of the page each time', () => {
  const steps: string[] = [];
  const areas = ['first', 'second'].map((name) => {
    const area = document.createElement('textarea');
    jest.spyOn(area, 'scrollHeight', 'get').mockImplementation(() => steps.push(`measured ${name}`));
    jest.spyOn(area, 'style', 'get').mockReturnValue({
      set cssText(text: string) {
        steps.push(`${text.startsWith('height') ? 'fitted' : 'emptied'} ${name}`);
      },
    } as CSSStyleDeclaration);
    return area;
  });
  fitToText(...areas);
  expect(steps).toEqual([
    'emptied first',
    'emptied second',
    'measured first',
    'measured second',
    'fitted first',
    'fitted second',
  ]);
});
