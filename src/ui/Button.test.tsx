import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './Button';

it('does not submit a form unless its type says so', () => {
  render(<Button>Share</Button>);
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('type', 'button');
});

it('keeps its label and focus while busy and ignores further presses', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const draw = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Log in
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(button);
  rerender(draw(true));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('renders a link when it navigates', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/resume">Build a resume</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Build a resume' })).toHaveAttribute('href', '/resume');
});
