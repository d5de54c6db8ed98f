import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { storeWith } from '../../test/jest/fakes';
import { flowEvent } from './flows';
import { useFlow } from './useFlow';

it('a flow renders once per state of its own, and sends its events', () => {
  const { store } = storeWith();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const rendered = jest.fn(useFlow<'resumeA'>);
  const { result, rerender } = renderHook(() => rendered('resumeA'), { wrapper });
  const [first, send] = result.current;
  rerender();
  expect(result.current[0]).toBe(first);
  rendered.mockClear();
  act(() => void store.dispatch(flowEvent('resumeB', { type: 'NEXT' })));
  expect(rendered).not.toHaveBeenCalled();
  act(() => send({ type: 'NEXT' }));
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(result.current[0].value).toBe('work');
  expect(result.current[1]).toBe(send);
});

it('a page is hydrated with the initial state of a flow, as it was prerendered', () => {
  const { store } = storeWith();
  store.dispatch(flowEvent('resumeA', { type: 'NEXT' }));
  const Place = () => JSON.stringify(useFlow('resumeA')[0].value);
  const html = renderToString(
    <Provider store={store}>
      <Place />
    </Provider>,
  );
  expect(html).toBe('&quot;personal&quot;');
});
