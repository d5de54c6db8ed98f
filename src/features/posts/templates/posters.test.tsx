import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { ALL_POSTERS } from '../../../../test/jest/allPosters';
import { EXTRA_SIZES } from '../../../domain/posts/formats';
import { RAKSHA_SIZES, SQUARE } from '../../../domain/posts/occasions';
import { kettlebell } from '../occasions/gym/kettlebell';
import { Poster } from './Poster';
import type { PosterContent } from './template';

const SAFE_AREA = 54;

const CONTENT: PosterContent = {
  name: 'Sharma Traders & Sons',
  rows: [
    { kind: 'phone', text: '+91 98765 43210' },
    { kind: 'secondPhone', text: '+91 91234 56780' },
    { kind: 'email', text: 'care@example.com' },
    { kind: 'address', text: '14 Sadar Bazar' },
  ],
  logo: '',
};

describe.each(ALL_POSTERS)('poster $id', ({ id, poster, template, layout }) => {
  const { flow, template: number, format } = poster;

  it('is exported at its specified size', () => {
    const own = flow === 'rakshaBandhan' && (number === 1 || number === 2) ? RAKSHA_SIZES[number] : SQUARE;
    expect(layout.size).toEqual(format === 'post' ? own : EXTRA_SIZES[format]);
  });

  it('keeps lettering and business block inside the safe area', () => {
    const { width, height } = layout.size;
    for (const { x, y, width: slotWidth } of layout.texts) {
      // Display faces have side bearings, so their ink starts a few px inside the slot.
      expect(Math.min(x, width - x - slotWidth)).toBeGreaterThanOrEqual(SAFE_AREA - 8);
      expect(y).toBeGreaterThanOrEqual(SAFE_AREA);
    }
    const { x, y, width: blockWidth, height: blockHeight } = layout.business;
    expect(Math.min(x, y, width - x - blockWidth, height - y - blockHeight)).toBeGreaterThanOrEqual(
      SAFE_AREA,
    );
  });

  it('shows every detail once, at full size under its own id', () => {
    const { container } = render(<Poster layout={layout} content={CONTENT} id={id} />);
    expect(container.querySelector(`[data-poster="${id}"]`)).toHaveStyle({
      width: `${layout.size.width}px`,
    });
    expect(screen.getByText(CONTENT.name)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(CONTENT.rows.length);
  });

  it('has neither list nor logo if only the name is given', () => {
    const { container } = render(<Poster layout={layout} content={{ name: 'A', rows: [], logo: '' }} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(container.querySelector('[data-part="logo"]')).toBeNull();
  });

  it('has art without text, filters or external references', () => {
    // A specified layout that also serves as the portrait has no file of its own.
    const name = layout === template || format === 'post' ? template.id : `${template.id}-${format}`;
    const art = readFileSync(path.join(__dirname, '../occasions', flow, 'art', `${name}.svg`), 'utf8');
    expect(art).not.toMatch(
      /<(text|filter|image|script|foreignObject|style)\b|(href|url)\s*[=(]\s*["']?(https?:|data:)/i,
    );
  });
});

describe('a gym poster', () => {
  const words = (content: Partial<PosterContent>) => {
    const { container } = render(<Poster layout={kettlebell} content={{ ...CONTENT, ...content }} />);
    return Array.from(container.querySelectorAll('[data-slot]'), (slot) => slot.textContent).join(' ');
  };

  it('shows the offer and the call to join', () => {
    expect(words({ tagline: 'Lift more', offer: '50' })).toBe('Lift more JOIN NOW Get up to 50% off');
  });

  it('falls back to the default tagline, and makes no empty offer', () => {
    expect(words({ tagline: '', offer: '' })).toBe('Shape Your Perfect Body JOIN NOW Ask about our Offer ');
  });
});
