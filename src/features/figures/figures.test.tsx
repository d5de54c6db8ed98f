import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HOME, HOME_SERVICES } from '../../content/home';
import { art, FigureArt } from './FigureArt';
import { AssemblyFigure } from './AssemblyFigure';

const folder = path.join(__dirname, 'art');
const drawings = readdirSync(folder).map(
  (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
);

it.each(drawings)('%s works by reference, loads nothing and follows the colour scheme', (_, svg) => {
  // The group that pages show, and no other id that could clash.
  expect([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)).toEqual(['art']);
  // Styles and scripts do not apply to a drawing that is shown by reference.
  expect(svg).not.toMatch(/<style|<script|<image|<a\b|\s(class|style|on\w+)=/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|href=/);
  expect(svg).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
  expect(svg).toMatch(/currentColor/);
});

it('a drawing is shown by reference, so that it inherits ink and tokens, and is an image only with a title', () => {
  const lamp = art('/assets/lamp.svg', '0 0 10 20');
  const { container, rerender } = render(<FigureArt art={lamp} />);
  expect(container.querySelector('use')).toHaveAttribute('href', '/assets/lamp.svg#art');
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 10 20');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<FigureArt art={lamp} title="A lamp" />);
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeInTheDocument();
});

it('the assembly has a call-out for each service, at the end of its leader line', () => {
  render(
    <MemoryRouter>
      <AssemblyFigure art={art('x.svg')} title={HOME.figure.title} idea={HOME.idea} parts={HOME_SERVICES} />
    </MemoryRouter>,
  );
  for (const { label, to, numeral } of HOME_SERVICES) {
    const link = screen.getByText(label).closest('a');
    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveTextContent(`${numeral} ${label}`);
  }
});
