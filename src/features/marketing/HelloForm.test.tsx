import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelloForm } from './HelloForm';

const mailLink = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href);

beforeEach(() => sessionStorage.clear());

describe('the "Start a Project" form', () => {
  it('lets the visitor choose any number of the four services', async () => {
    const user = userEvent.setup();
    render(<HelloForm />);
    const services = within(screen.getByRole('group', { name: 'Service' }));
    const names = services.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.join(' ')).toBe('Website Branding Ecommerce SEO');
    await user.click(services.getByRole('button', { name: 'SEO' }));
    expect(mailLink().searchParams.get('subject')).toBe('Start a Project: Website, SEO');
    await user.click(services.getByRole('button', { name: 'Website' }));
    expect(mailLink().searchParams.get('subject')).toBe('Start a Project: SEO');
  });

  it('puts the required input into an e-mail, escaped in the mailto link, instead of submitting it', async () => {
    const user = userEvent.setup();
    render(<HelloForm />);
    for (const box of screen.getAllByRole('textbox')) expect(box).toBeRequired();
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('type', 'button');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ira & sons?cc=x@y.z');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ira@example.com');
    const { protocol, searchParams } = mailLink();
    expect(protocol).toBe('mailto:');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('body')).toBe(
      'Name: Ira & sons?cc=x@y.z\r\nE-mail: ira@example.com\r\nService: Website\r\n',
    );
  });

  it('shows what was entered again after a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<HelloForm />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ira & sons');
    await user.click(screen.getByRole('button', { name: 'SEO' }));
    await user.click(screen.getByRole('button', { name: 'Website' }));
    unmount();
    render(<HelloForm />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ira & sons');
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'SEO',
    ]);
  });

  it('is left out on paper together with its frame', () => {
    const { container } = render(<HelloForm />);
    expect([...container.children].filter((part) => !part.matches('[data-print-skip]'))).toEqual([]);
  });
});
