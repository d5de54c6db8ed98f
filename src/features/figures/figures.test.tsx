import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LOGIN_PAGE, REGISTER_PAGE } from '../../content/accountPages';
import { MARK_FIGURE, SPECIFICATION_FIGURE, type FigureContent } from '../../content/figure';
import { FINANCE } from '../../content/finance';
import { HOME, HOME_BLURBS, HOME_SERVICES } from '../../content/home';
import { LEARNING } from '../../content/learning';
import { NOT_FOUND_FIGURE } from '../../content/notices';
import { WEBSITE } from '../../content/website';
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

/** The drawings whose parts are named below them; the assembly's call-outs are links. */
const KEYS: Readonly<Record<string, FigureContent['parts']>> = {
  'assembly.svg': [],
  'branding.svg': MARK_FIGURE.parts,
  'city.svg': LEARNING.aim.figure.parts,
  'finance.svg': FINANCE.figure.parts,
  'gear-404.svg': NOT_FOUND_FIGURE.parts,
  'lock-key.svg': REGISTER_PAGE.figure.parts,
  'lock-open.svg': LOGIN_PAGE.figure.parts,
  'patent.svg': SPECIFICATION_FIGURE.parts,
  'web-widths.svg': WEBSITE.figure.parts,
  'website.svg': HOME_BLURBS.find(({ art: name }) => name === 'website')?.figure.parts,
};

it.each(drawings)('%s has leader lines only if their numerals are explained', (file, svg) => {
  // A leader line ends in a dot.
  expect(svg.includes('r="2.5"')).toBe(file in KEYS);
  for (const { numeral } of KEYS[file] ?? []) expect(svg).toContain(`>${numeral}</text>`);
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
  for (const { title, to, numeral } of HOME_SERVICES) {
    const link = screen.getByText(title).closest('a');
    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveTextContent(`${numeral} ${title}`);
  }
});
