import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { TemplateNumber } from '../../../domain/access';
import { posterId, RAKSHA_SIZES, SQUARE, type PostFlowName } from '../../../domain/posts/occasions';
import { Poster } from './Poster';
import { POSTERS, posterTemplate } from './index';
import type { PosterContent, PosterTemplate } from './template';

const SAFE_AREA = 54;

const FONTS = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');

/** The file of the Latin letters of a stack's first family. */
const latinFile = (face: string, weight: number) =>
  `@fontsource/${face.split(',')[0]!.replace(/['"]/g, '').replace(/ /g, '-').toLowerCase()}/latin-${weight}.css`;

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

const all: [string, PosterTemplate, PostFlowName, TemplateNumber][] = Object.entries(POSTERS).flatMap(
  ([flow, posters]) =>
    posters === 'comingSoon'
      ? []
      : (posters as readonly PosterTemplate[]).map((template, index): (typeof all)[number] => {
          const poster = { flow: flow as PostFlowName, template: (index + 1) as TemplateNumber };
          return [posterId(poster), template, poster.flow, poster.template];
        }),
);

describe.each(all)('poster %s', (id, template, flow, number) => {
  it('can be found by its number', () => {
    expect(posterTemplate({ flow, template: number })).toBe(template);
  });

  it('is exported at its specified size', () => {
    const own = flow === 'rakshaBandhan' && (number === 1 || number === 2) ? RAKSHA_SIZES[number] : SQUARE;
    expect(template.size).toEqual(own);
  });

  it('keeps lettering and business inside the safe area', () => {
    const { width, height } = template.size;
    for (const { x, y, width: slotWidth } of template.texts) {
      // Display faces have side bearings: their ink starts a few px inside the slot.
      expect(Math.min(x, width - x - slotWidth)).toBeGreaterThanOrEqual(SAFE_AREA - 8);
      expect(y).toBeGreaterThanOrEqual(SAFE_AREA);
    }
    const { x, y, width: blockWidth, height: blockHeight } = template.business;
    expect(Math.min(x, y, width - x - blockWidth, height - y - blockHeight)).toBeGreaterThanOrEqual(
      SAFE_AREA,
    );
  });

  it('has the file of every weight it uses, so that no browser makes a bold of its own', () => {
    const { container } = render(<Poster template={template} content={CONTENT} />);
    const { fontFamily } = container.querySelector<HTMLElement>('[data-block]')!.style;
    const ofTexts = template.texts.map(({ face, weight = 400 }) => latinFile(face, weight));
    const ofBusiness = [400, 500, 700].map((weight) => latinFile(fontFamily, weight));
    for (const file of [...ofTexts, ...ofBusiness]) expect(FONTS).toContain(file);
  });

  it('shows every detail once, at full size under its own name', () => {
    const { container } = render(<Poster template={template} content={CONTENT} id={id} />);
    expect(container.querySelector(`[data-poster="${id}"]`)).toHaveStyle({
      width: `${template.size.width}px`,
    });
    expect(screen.getByText(CONTENT.name)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(CONTENT.rows.length);
  });

  it('has neither list nor logo where only the name is given', () => {
    const { container } = render(<Poster template={template} content={{ name: 'A', rows: [], logo: '' }} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(container.querySelector('[data-part="logo"]')).toBeNull();
  });

  it('has art without text, filters or anything from outside', () => {
    const art = readFileSync(path.join(__dirname, 'art', `${id}.svg`), 'utf8');
    expect(art).not.toMatch(
      /<(text|filter|image|script|foreignObject|style)\b|(href|url)\s*[=(]\s*["']?(https?:|data:)/i,
    );
  });
});

describe('a gym poster', () => {
  const [, template] = POSTERS.gym;
  const words = (content: Partial<PosterContent>) => {
    const { container } = render(<Poster template={template} content={{ ...CONTENT, ...content }} />);
    return Array.from(container.querySelectorAll('[data-slot]'), (slot) => slot.textContent).join(' ');
  };

  it('says the offer and calls to join', () => {
    expect(words({ tagline: 'Lift more', offer: '50' })).toBe('Lift more JOIN NOW Get up to 50% off');
  });

  it('has a tagline of its own when none was typed, and makes no offer of nothing', () => {
    expect(words({ tagline: '', offer: '' })).toBe('Shape Your Perfect Body JOIN NOW Ask about our Offer ');
  });
});
