import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lateCode, type LateCode } from './lateCode';

/** What somebody who waits for the code sees. */
function Waiting({ late }: { readonly late: LateCode<string> }) {
  const state = late.useCode();
  return <output>{state.status === 'here' ? state.code : state.status}</output>;
}

const seen = () => screen.getByRole('status').textContent;

describe('code that comes late', () => {
  it('is fetched once, by the first that asks, and then drawn', async () => {
    const fetchCode = jest.fn(() => Promise.resolve('sheet'));
    const late = lateCode(fetchCode);
    expect(fetchCode).not.toHaveBeenCalled();
    const { rerender } = render(<Waiting late={late} />);
    expect(seen()).toBe('coming');
    await act(() => late.load());
    expect(seen()).toBe('sheet');
    rerender(<Waiting key="again" late={late} />);
    expect(seen()).toBe('sheet');
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it('is drawn at once, also without a browser, where it was loaded beforehand', async () => {
    const late = lateCode(() => Promise.resolve('sheet'));
    await late.load();
    expect(renderToString(<Waiting late={late} />)).toContain('sheet');
  });

  it('tells that it did not come, and comes when it is asked for again', async () => {
    let isOffline = true;
    const fetchCode = jest.fn(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('sheet'),
    );
    const late = lateCode(fetchCode);
    render(<Waiting late={late} />);
    await act(() => late.load());
    expect(seen()).toBe('failed');
    expect(fetchCode).toHaveBeenCalledTimes(1);
    isOffline = false;
    await act(() => late.load());
    expect(seen()).toBe('sheet');
  });

  it('is tried anew, without news of the old failure, by the first that waits for it', async () => {
    let answers = 0;
    const late = lateCode(() => ((answers += 1), Promise.reject(new Error('offline'))));
    await late.load();
    const states: string[] = [];
    function Recording() {
      states.push(late.useCode().status);
      return null;
    }
    render(<Recording />);
    await act(() => Promise.resolve());
    expect(states).toEqual(['coming', 'failed']);
    expect(answers).toBe(2);
  });
});
