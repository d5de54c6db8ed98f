import { render, screen } from '@testing-library/react';
import { emptyResume } from '../../domain/resume/resume';
import { posters } from '../../features/posts/occasions/diwali';
import { Poster } from '../../features/posts/templates/Poster';
import { Sheet } from '../../features/resume/templates/parts/Sheet';
import { keepTranslatedTexts } from './translatedTexts';

/** What Chrome inserts. */
const FONT = 'FONT';

/** Observers of the page are called before this resolves. */
const observed = () => Promise.resolve();

/** The ways to put an element in the place of a text. */
const REPLACE: Readonly<Record<string, (text: Text, font: Element) => void>> = {
  'at once': (text, font) => text.replaceWith(font),
  'before it is removed': (text, font) => {
    text.before(font);
    text.remove();
  },
  'after it, which is then removed': (text, font) => {
    text.after(font);
    text.remove();
  },
};

/** Translates the texts on the page as Chrome does. */
function translate(replace = REPLACE['at once']!): Promise<void> {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, [translate="no"]')) continue;
    const font = document.createElement(FONT);
    font.textContent = text.data.replace(/\w+/g, '$&o');
    replace(text, font);
  }
  return observed();
}

interface StatusProps {
  readonly step: number;
  readonly isSaved: boolean;
}

function Status({ step, isSaved }: StatusProps) {
  return (
    <p role="status">
      {isSaved && <b>Saved: </b>}
      Step {step} of 9{isSaved ? ' today' : null}
    </p>
  );
}

const status = () => screen.getByRole('status').textContent;

let stop: () => void;
beforeEach(() => {
  stop = keepTranslatedTexts();
});
afterEach(() => stop());

it.each(Object.entries(REPLACE))(
  'React adds, changes and removes texts whose translation was inserted %s',
  async (_, replace) => {
    const { rerender, unmount } = render(<Status step={1} isSaved={false} />);
    const show = (props: StatusProps) => {
      rerender(<Status {...props} />);
      return observed();
    };
    await translate(replace);
    expect(status()).toBe('Stepo 1o ofo 9o');
    await show({ step: 2, isSaved: true });
    expect(status()).toBe('Saved: Stepo 2 ofo 9o today');
    await translate(replace);
    expect(status()).toBe('Savedo: Stepo 2o ofo 9o todayo');
    await show({ step: 2, isSaved: false });
    expect(status()).toBe('Stepo 2o ofo 9o');
    unmount();
    expect(document.body).toHaveTextContent('');
  },
);

it('the visitor can return to the original', async () => {
  render(<Status step={1} isSaved />);
  await translate();
  document.querySelectorAll(FONT).forEach((font) => font.remove());
  await observed();
  expect(status()).toBe('Saved: Step 1 of 9 today');
});

it('what is printed or saved keeps the visitor’s words', async () => {
  const layout = posters.templates[0].layouts.post;
  const content = { name: 'Sharma Traders', rows: [], logo: '' };
  render(<Poster layout={layout} content={content} />);
  render(
    <Sheet resume={emptyResume()} paper="a4" fit={0} className={undefined}>
      Asha Rao
    </Sheet>,
  );
  await translate();
  expect(screen.getByText('Sharma Traders')).toBeInTheDocument();
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
});
