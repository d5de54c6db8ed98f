import { fitToText } from './fitToText';

const NAMES = ['first', 'second'] as const;

/** What is done to two text areas of this height, in order. */
function stepsOfFitting(height: string): readonly string[] {
  const steps: string[] = [];
  const areas = NAMES.map((name) => {
    const area = document.createElement('textarea');
    jest.spyOn(area, 'scrollHeight', 'get').mockImplementation(() => steps.push(`measured ${name}`));
    jest.spyOn(area, 'style', 'get').mockReturnValue({
      height,
      set cssText(text: string) {
        steps.push(`${text.startsWith('height') ? 'fitted' : 'emptied'} ${name}`);
      },
    } as CSSStyleDeclaration);
    return area;
  });
  fitToText(...areas);
  return steps;
}

const stepsOf = (...verbs: readonly string[]) =>
  verbs.flatMap((verb) => NAMES.map((name) => `${verb} ${name}`));

it('measures all text areas before it changes one, which costs a layout of the page each time', () => {
  expect(stepsOfFitting('96px')).toEqual(stepsOf('emptied', 'measured', 'fitted'));
});

it('measures text areas that have just appeared as they are, which saves a layout', () => {
  expect(stepsOfFitting('')).toEqual(stepsOf('measured', 'fitted'));
});
