import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lateCode, type LateCode } from './lateCode';

/** What a component sees while it waits for the code. */
function Waiting({ late }: { readonly late: LateCode<string> }) {
  const state = late.useCode();
  return <output>{state.status === 'here' ? state.code : state.status}</output>;
}

const seen = () => screen.getByRole('status').textContent;

describe('lateCode', () => {
  it('fetches the code once, for the first component, and then renders it', async () => {
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

  it('renders preloaded code at once, even without a browser', async () => {
    const late = lateCode(() => Promise.resolve('sheet'));
    await late.load();
    expect(renderToString(<Waiting late={late} />)).toContain('sheet');
  });

  it('reports a failure and loads on retry', async () => {
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

  it('retries for the next component that mounts, without reporting the old failure', async () => {
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
