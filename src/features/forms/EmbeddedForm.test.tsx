import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SITE } from '../../content/site';
import { EmbeddedForm } from './EmbeddedForm';
import { formSource } from './formAddress';
import { FRAME_TIMEOUT_MS } from './useFrameState';

const form = (
  <MemoryRouter>
    <EmbeddedForm form="contact" title="Contact form" failureFigure={null} />
  </MemoryRouter>
);
const frame = () => screen.getByTitle('Contact form');
const configured = SITE.forms as { contact: string | null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  configured.contact = null;
  sessionStorage.clear();
});

it('shows a loading state and a link to the form until the frame has loaded', () => {
  render(form);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
  const direct = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(direct).toHaveAttribute('href', frame().getAttribute('src'));
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('reports a timeout and offers a retry', () => {
  render(form);
  const first = frame();
  act(() => jest.advanceTimersByTime(FRAME_TIMEOUT_MS - 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('The form can’t be reached');
  expect(screen.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    `mailto:${SITE.email}`,
  );
  const direct = within(screen.getByRole('alert')).getByRole('link', { name: 'Open in a new tab' });
  expect(direct).toHaveAttribute('href', first.getAttribute('src'));
  expect(direct).toHaveAttribute('target', '_blank');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(frame()).not.toBe(first);
  fireEvent.load(frame());
  act(() => jest.advanceTimersByTime(FRAME_TIMEOUT_MS));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (response: object) => () => Promise.resolve(response as Response);
const blocked = () => {
  const { href: blockedURI } = window.location;
  const report = Object.assign(new Event('securitypolicyviolation'), { blockedURI });
  setTimeout(() => document.dispatchEvent(report), 10);
  return unreachable();
};

it.each([
  ['shows a message', 'the browser’s error page', unreachable, 1],
  ['shows a message', 'an error', answered({ type: 'basic', ok: false }), 1],
  ['shows no message', 'a page', answered({ type: 'basic', ok: true }), 0],
  ['shows no message', 'the page of another host', answered({ type: 'opaque', ok: false }), 0],
  ['shows no message', 'a check that only our security policy blocks', blocked, 0],
])('%s after %s', async (_message, _page, fetched, count) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  render(form);
  fireEvent.load(frame());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryAllByRole('alert')).toHaveLength(count);
});

it('keeps the words that its own frame posts, and no others', () => {
  const post = (given: MessageEventInit) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { origin: 'null', ...given })));
  const { unmount } = render(form);
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Contact form');
  void post({ source, data: 'Name=Asha' });
  void post({ source, data: 'Name=External', origin: 'https://forms.example' });
  void post({ source: window, data: 'Name=Other' });
  unmount();
  render(form);
  expect(frame()).toHaveAttribute('name', 'Name=Asha');
});

it('is missing from prerendered HTML, where it would load before anything listens', () => {
  expect(renderToString(form)).not.toContain('<iframe');
  expect(renderToString(form)).toContain('Open in a new tab');
});

describe('form address', () => {
  it('defaults to the bundled page with the subject of the message, without the rights of our origin', () => {
    const { address, sandbox } = formSource('contact', 'R&D <b>');
    expect(address).toBe('/forms/contact.html?about=R%26D%20%3Cb%3E');
    expect(sandbox.split(' ')).not.toContain('allow-same-origin');
  });

  it('uses the configured address', () => {
    configured.contact = 'https://forms.example/abc';
    expect(formSource('contact').address).toBe('https://forms.example/abc');
  });
});
