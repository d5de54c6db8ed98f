import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

it('submits a form only if its type says so, and keeps its focus but ignores presses while busy', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const draw = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button>Share</Button>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Log in
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onSubmit).not.toHaveBeenCalled();
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
