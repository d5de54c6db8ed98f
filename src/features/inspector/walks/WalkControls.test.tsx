import { fireEvent, render } from '@testing-library/react';
import { OpenWalk } from './WalkControls';

it('a walk dropped on the page is opened, not shown by the browser in its place', () => {
  const open = jest.fn();
  render(<OpenWalk walks={{ open }} />);
  const file = new File(['{}'], 'bug.walk.json');
  const isShown = fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(isShown).toBe(false);
  expect(open).toHaveBeenCalledWith(file);
});
