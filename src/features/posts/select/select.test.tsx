import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ASHA, fakeDependencies, settled, storeWith } from '../../../../test/jest/fakes';
import { expectReports } from '../../../../test/jest/reports';
import { renderIn } from '../../../../test/jest/renderIn';
import type { PosterJob } from '../../../domain/posts/occasions';
import { signedIn, signedOut } from '../../../store/authFacts';
import { flowEvent } from '../../../store/flows';
import { findOnStage } from '../../../services/posterExport/stage';
import type { PosterExport } from '../../../store/ports';
import { selectPosterFormat } from '../../../store/postOptionsSlice';
import { posters } from '../occasions/diwali';
import { posters as gymPosters } from '../occasions/gym';
import { usePosterContent } from '../usePosterContent';
import { PickerStep } from './PickerStep';
import { prepareShares } from './usePreparedShares';
import { SelectStep } from './SelectStep';
import { whatsAppLink } from './DownloadPanel';

function Select() {
  const content = usePosterContent('diwali', posters.greetings, false);
  return <SelectStep flow="diwali" posters={posters} content={content} onPrevious={() => undefined} />;
}

async function open(posterExport: Partial<PosterExport> = {}) {
  const services = { posterExport: { ...fakeDependencies().posterExport, ...posterExport } };
  const { store } = storeWith(undefined, services);
  store.dispatch(signedOut({ by: 'session' }));
  store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
  renderIn(store, <Select />);
  await act(settled);
  return store;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) =>
  act(async () => {
    button(name).focus();
    fireEvent.click(button(name));
    await settled();
  });

describe('Select a Template', () => {
  it('shows the progress of an export, blocks the others and returns the focus on Cancel', async () => {
    const store = await open({ draw: () => new Promise<never>(() => undefined) });
    await press(/^Download Image: template 1/);
    expect(screen.getByText('Drawing the poster')).toBeVisible();
    expect(screen.getByText('3 of 4')).toBeVisible();
    expect(button(/^Download Image: template 2/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/^Download Image: template 1/)).toHaveFocus();
    await press(/^Cancel/);
    expect(store.getState().flows.posterExport.value).toBe('idle');
    expect(button(/^Download Image: template 1/)).toHaveFocus();
    await press(/^All three sizes: template 1/);
    expect(screen.getByText('Post size, 3 of 4')).toBeVisible();
  });

  it('says what was saved, clears that when another size is chosen, and makes all three sizes', async () => {
    const store = await open();
    await press(/^Download Image: template 1/);
    expect(screen.getByText('Saved to your downloads')).toBeVisible();
    expect(screen.getByText('downloaded-image.jpg, 1.6 MB')).toBeVisible();
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /Status/ }));
      await settled();
    });
    expect(selectPosterFormat(store.getState())).toBe('status');
    expect(screen.queryByText('Saved to your downloads')).not.toBeInTheDocument();
    expect(screen.getAllByText('1080 × 1920')).toHaveLength(5);
    await press(/^All three sizes: template 2/);
    expect(screen.getByText('Three pictures saved')).toBeVisible();
  });

  it.each([
    [/^Download Image: template 1/, 'made'],
    [/^Copy picture: template 1/, 'copied'],
    [/^Share: template 1/, 'shared'],
  ])('after a failure of %s, says that the picture was not %s, and why', async (name, done) => {
    if (done === 'shared') Object.assign(navigator, { canShare: () => true });
    await open({ deliver: () => Promise.reject(new Error('The reason.')) });
    await press(name);
    Reflect.deleteProperty(navigator, 'canShare');
    expect(screen.getByText(`The picture was not ${done}`)).toBeVisible();
    expect(screen.getByText('The reason.')).toBeVisible();
  });

  it.each([/^Download Image: template 1/, 'Download all'])(
    'a double click on %s saves once',
    async (name) => {
      const deliver = jest.fn(() => Promise.resolve(422_000));
      await open({ deliver });
      const pictures = name === 'Download all' ? 2 : 1;
      for (const detail of [1, 2]) {
        await act(async () => {
          fireEvent.click(button(name), { detail });
          await settled();
        });
        expect(deliver).toHaveBeenCalledTimes(pictures);
      }
      await press(name);
      expect(deliver).toHaveBeenCalledTimes(2 * pictures);
    },
  );

  it('shows one size at a time, and does not fit the texts of one that was shown before again', async () => {
    const fit = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    await open();
    const choose = (size: RegExp) =>
      act(async () => {
        fireEvent.click(screen.getByRole('radio', { name: size }));
        await settled();
      });
    const shown = () =>
      screen.getAllByRole('img', { name: /^Template/ }).map(({ style }) => style.aspectRatio);
    await choose(/Status/);
    expect(shown()).toEqual(Array(4).fill('1080 / 1920'));
    fit.mockClear();
    await choose(/Post/);
    expect(shown()).toEqual(Array(4).fill('1080 / 1080'));
    await choose(/Status/);
    expect(shown()).toEqual(Array(4).fill('1080 / 1920'));
    expect(fit).not.toHaveBeenCalled();
    fit.mockRestore();
  });

  it('downloads every open template, retries only one that failed, and tells a visitor what was left out', async () => {
    const draw = jest.fn<Promise<void>, [PosterJob]>(() => Promise.resolve());
    draw.mockRejectedValueOnce(new Error('The picture came out empty.'));
    await open({ draw });
    await press('Download all');
    expect(screen.getByText('One of two pictures was not made')).toBeVisible();
    expect(screen.getByText('The picture came out empty.')).toBeVisible();
    await press('Try template 1 again');
    expect(draw.mock.calls.map(([{ template }]) => template)).toEqual([1, 2, 1]);
    expect(screen.getByText('Two pictures saved')).toBeVisible();
    expect(screen.getByText('Templates 3 and 4 were left out: they open when you log in.')).toBeVisible();
  });
});

it('a double tap in the picker moves one screen, though another button takes the place of the first', () => {
  const content = { name: 'Iron Akhada', rows: [], logo: '' };
  const { store } = storeWith();
  store.dispatch(flowEvent('gymPicker', { type: 'CHOOSE', template: 1 }));
  renderIn(
    store,
    <PickerStep flow="gym" posters={gymPosters} content={content} onPrevious={() => undefined} />,
  );
  fireEvent.click(button('Other templates'), { detail: 1 });
  fireEvent.click(button(/Kettlebell/), { detail: 2 });
  expect(store.getState().flows.gymPicker.value).toBe('list');
  fireEvent.click(button(/Kettlebell/), { detail: 1 });
  fireEvent.click(button('Other templates'), { detail: 2 });
  expect(store.getState().flows.gymPicker.value).toEqual({ nextStep: 'template2' });
});

it('pictures that are not drawn yet are called off at once when the visitor leaves', async () => {
  let drawn = (): void => undefined;
  const store = await open({
    loadFonts: async (poster) => void (await findOnStage(poster)),
    draw: () => new Promise((resolve) => (drawn = resolve)),
  });
  await press('Download all');
  cleanup();
  drawn();
  await settled();
  const { value, context } = store.getState().flows.posterExport;
  expect({ value, context }).toMatchObject({
    value: 'idle',
    context: { finished: [{ template: 1 }], queue: [], failures: [] },
  });
});

it('a picture of a template that a logout locks is called off at once, and saves nothing', async () => {
  let drawn = (): void => undefined;
  const deliver = jest.fn(() => Promise.resolve(422_000));
  const store = await open({ draw: () => new Promise((resolve) => (drawn = resolve)), deliver });
  act(() => void store.dispatch(signedIn({ user: ASHA, via: 'session', warnings: [] })));
  await press(/^Download Image: template 3/);
  act(() => void store.dispatch(signedOut({ by: 'session' })));
  expect(store.getState().flows.posterExport.value).toBe('idle');
  drawn();
  await act(settled);
  expect(deliver).not.toHaveBeenCalled();
  await press(/^Download Image: template 1/);
  drawn();
  await act(settled);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('a poster that crashes costs only itself', async () => {
  const fit = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => {
    throw new Error('no layout');
  });
  await open();
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  expectReports('no layout', 'no layout', 'no layout', 'no layout');
  expect(button('Previous')).toBeEnabled();
  fit.mockRestore();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(retry);
  expect(screen.getByRole('img', { name: /^Template 1, .* with your details$/ })).toBeVisible();
});

const box = (top: number, bottom: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
};

it('pre-rendering draws the most visible poster, and only when the visitor pauses', () => {
  jest.useFakeTimers();
  const [above, most, below] = [box(-900, 100), box(120, 700), box(720, 1300)];
  const prepare = jest.fn();
  const end = prepareShares({ posters: () => [above, most, below], prepare });
  jest.advanceTimersByTime(1000);
  fireEvent.scroll(window);
  jest.advanceTimersByTime(1000);
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(prepare.mock.calls).toEqual([[most]]);
  fireEvent.keyDown(window);
  end();
  jest.advanceTimersByTime(5000);
  expect(prepare).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('the chat opens beside the posters, and its message contains the greeting and the business name', async () => {
  await open();
  for (const link of screen.getAllByRole('link', { name: 'WhatsApp text' }))
    expect(link).toHaveAttribute('target', '_blank');
  const content = { name: 'Sharma & Sons', rows: [{ kind: 'phone', text: '98' } as const], logo: '' };
  const words = (link: string) => new URL(link).searchParams.get('text');
  expect(words(whatsAppLink('diwali', content))).toBe('Happy Diwali!\nSharma & Sons\n98');
  expect(words(whatsAppLink('gym', { ...content, offer: '50' }))).toMatch(/^Get up to 50% off\n/);
  expect(words(whatsAppLink('gym', { ...content, rows: [] }))).toBe('Shape Your Perfect Body\nSharma & Sons');
});
