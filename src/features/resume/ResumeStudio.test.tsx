import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { MemoryStorage, storeWith } from '../../../test/jest/fakes';
import { ResumeStudio } from './ResumeStudio';

// `import()` waits for the promise.
jest.mock('./gallery/TemplateGallery', () => ({ TemplateGallery: new Promise(() => undefined) }));

it('says that the gallery is loading when its visitor comes from an editor', () => {
  render(
    <Provider store={storeWith(new MemoryStorage()).store}>
      <MemoryRouter initialEntries={['/resume']}>
        <ResumeStudio />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
