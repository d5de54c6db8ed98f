import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { ASHA, settled, storeWith } from '../../../test/jest/fakes';
import { renderIn } from '../../../test/jest/renderIn';
import { SITE } from '../../content/site';
import { ROUTE_DESCRIPTIONS } from '../../domain/routeDescriptions';
import { flowEvent } from '../../store/flows';
import { pageAt } from '../pages';
import { Shell } from '../Shell';
import { visit } from '../../../test/journeys/support';

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const linksIn = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const menuButton = () => screen.getByLabelText('Menu');

describe('navbar', () => {
  it('links to the six pages and the login page, and the brand to the home page', async () => {
    await visit('/contact');
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Patent', '/patent'],
      ['AI Tools', '/aiTools'],
      ['Branding', '/brand'],
      ['Website', '/website'],
      ['Contact', '/contact'],
      ['Login', '/login'],
    ]);
    const [brand] = screen.getAllByRole('link', { name: 'Empowering Innovation' });
    expect(brand).toHaveAttribute('href', '/');
  });

  it('ends in Logout, which goes to /home, for a user, and then in Login again', async () => {
    await pageAt('/home').preload();
    const { user, address } = await visit('/contact', { user: ASHA });
    const links = menu().getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Logout');
    expect(links.at(-1)).toHaveAttribute('href', '/home');
    await user.click(menu().getByRole('link', { name: 'Logout' }));
    expect(await menu().findByRole('link', { name: 'Login' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/home'));
    expect(await screen.findByText('User logged out successfully!')).toBeInTheDocument();
  });

  it.each([
    ['/contact', 'Contact', 'page'],
    ['/HOME/', 'Home', 'true'],
    ['/buisness', 'AI Tools', 'true'],
  ])('at %s marks the entry %s', async (address, name, current) => {
    await visit(address);
    expect(menu().getByRole('link', { name })).toHaveAttribute('aria-current', current);
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
  });
});

it('a navigation that waits says where it goes and keeps the page, until the code arrives or the visitor goes on', async () => {
  let arrive: (page: () => React.ReactNode) => void = () => undefined;
  // The code is on its way: `import()` waits for a promise, as webpack's does.
  const page = new Promise((resolve) => (arrive = resolve));
  jest.doMock('../../pages/BrandPage', () => ({ BrandPage: page }));
  await pageAt('/contact').preload();
  const { user } = await visit('/patent');
  const heading = () => screen.getByRole('heading', { level: 1 });
  const patent = heading().textContent;
  const wait = () => screen.queryByText('Loading the page');
  const go = (name: string) => user.click(menu().getByRole('link', { name }));
  expect(wait()).toBeNull();

  await go('Branding');
  expect(document.title).toMatch(/^Brand/);
  expect(wait()).toHaveAttribute('aria-live', 'polite');
  expect(heading()).toHaveTextContent(patent);
  await go('Contact');
  expect(wait()).toBeNull();
  await go('Branding');
  expect(wait()).not.toBeNull();
  await act(async () => {
    arrive(() => <h1>Brands</h1>);
    await settled();
  });
  expect(heading()).toHaveTextContent('Brands');
  expect(wait()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('menu on small screens', () => {
  const isOpen = () => menuButton().parentElement?.hasAttribute('open');

  it('exposes its state; Escape closes it and restores the focus', async () => {
    const { user } = await visit('/contact');
    expect(isOpen()).toBe(false);
    await user.click(menuButton());
    expect(isOpen()).toBe(true);
    act(() => menu().getByRole('link', { name: 'Patent' }).focus());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
  });

  it.each([
    ['follows one of its links', (contact: HTMLElement) => contact.click()],
    ['follows a link on the page', () => screen.getByRole('link', { name: /^Business/ }).click()],
    ['moves the focus out of the bar', () => screen.getByRole('link', { name: /^Career/ }).focus()],
  ])('closes when the visitor %s', async (_title, leave) => {
    const { user } = await visit('/socialAi');
    await user.click(menuButton());
    await act(async () => {
      leave(menu().getByRole('link', { name: 'Contact' }));
      await settled();
    });
    expect(isOpen()).toBe(false);
  });
});

it('the footer links to the tools, the company, careers and courses, and mentions no fees', async () => {
  await visit('/contact');
  const footer = screen.getByRole('contentinfo');
  expect(linksIn(footer).slice(1)).toEqual([
    ['AI Tools', '/resume'],
    ['SIP Calculator', '/calculator'],
    ['About Us', '/finance'],
    ['Career', '/internship'],
    ['Learning', '/learning'],
    [SITE.email, `mailto:${SITE.email}`],
  ]);
  expect(footer).not.toHaveTextContent(/fees/i);
});

it('navigation scrolls to the top, moves the focus to the page and describes it to search engines', async () => {
  const { user } = await visit('/contact');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await user.click(menu().getByRole('link', { name: 'AI Tools' }));
  await screen.findByRole('heading', { level: 1, name: 'Free AI tools' });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() =>
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      ROUTE_DESCRIPTIONS['/aiTools'],
    ),
  );
  scrollTo.mockRestore();
});

it('a link to the page that the visitor is on leads to its top, unless it opens a tab', async () => {
  const { user } = await visit('/contact');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/contact');
  const link = menu().getByRole('link', { name: 'Contact' });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(link);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  window.history.replaceState(null, '', '/');
  scrollTo.mockRestore();
});

it('navigation by Back moves the focus to the page and leaves the scroll position to the browser', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  }
  const page = (
    <Shell>
      <Back />
    </Shell>
  );
  renderIn(storeWith().store, page, ['/patent', '/brand']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollTo.mockRestore();
});

it('the open login popup does not cover the page that inspects its machine', async () => {
  Object.assign(globalThis, { __INSPECT__: true });
  const { store } = storeWith();
  store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'template' }));
  const { unmount } = renderIn(store, <Shell>The page</Shell>, ['/diwali']);
  await screen.findByRole('dialog');
  unmount();
  renderIn(store, <Shell>The page</Shell>, ['/machines']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().flows.loginPopup.value).toEqual({ open: 'login' });
  Object.assign(globalThis, { __INSPECT__: false });
});
