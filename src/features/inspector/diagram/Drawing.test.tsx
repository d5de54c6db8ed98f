import { render } from '@testing-library/react';
import { FLOW_IDS, machines } from '../../../../machines';
import { layoutOf } from '../layout/arrange';
import { LAYOUT_STYLES } from '../layout/layoutStyle';
import { modelOf } from '../layout/model';
import { Diagram } from './Diagram';

const UNLIT = { active: new Set<string>(), visited: new Set<string>(), isTaken: () => false };

it.each(FLOW_IDS)('the narrow drawing of %s has each letter that its key explains', (id) => {
  const layout = layoutOf(modelOf(machines[id]), LAYOUT_STYLES.narrow);
  const { container } = render(<Diagram layout={layout} lit={UNLIT} />);
  const words = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(layout.key.map(({ letter }) => letter)));
});
