import { render, screen } from '@testing-library/react';
import { Address, MaybeLink, RunningText } from './text';

const piecesOf = (text: string) => {
  const { container } = render(<RunningText>{text}</RunningText>);
  return [...container.childNodes].map((node) => node.textContent).filter(Boolean);
};

it.each([
  ['Wrote the on-call handbook', ['Wrote the o', 'n-c', 'all handbook']],
  ['an up-to-date e-way bill', ['an u', 'p-t', 'o-d', 'ate ', 'e-w', 'ay bill']],
  ['see github.com/asha/bus-board for more', ['see github.com/asha/bus-board for more']],
  ['no compound', ['no compound']],
])('“%s” is split inside its compounds, so that a reader loses no space around them', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

it.each([
  ['github.com/venkatasubrahmanyamkrishnamurthy', []],
  ['shop.venkatasubrahmanyam.co.in/catalogue', ['shop.']],
  [
    'settlementledger.venkatasubrahmanyam.github.io',
    ['settlementledger.', 'venkatasubrahmanyam.', 'github.'],
  ],
])('a line may end inside %s, but not before the short end of its site', (address, ends) => {
  const { container } = render(<Address room="narrow">{address}</Address>);
  const breaks = [...container.querySelectorAll('wbr')];
  expect(breaks.map(({ previousSibling }) => previousSibling?.textContent)).toEqual(ends);
});

it('a website on a sheet opens in a tab of its own, and the Tab key skips its link', () => {
  render(<MaybeLink href="https://asha.example">asha.example</MaybeLink>);
  expect(screen.getByRole('link')).toMatchObject({ target: '_blank', rel: 'noopener', tabIndex: -1 });
});
