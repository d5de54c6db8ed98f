import { screen } from '@testing-library/react';
import { storeWith } from '../../../test/jest/fakes';
import { renderIn } from '../../../test/jest/renderIn';
import { ResumeStudio } from './ResumeStudio';

// `import()` waits for the promise.
jest.mock('./gallery/TemplateGallery', () => ({ TemplateGallery: new Promise(() => undefined) }));

it('says that the gallery is loading when its visitor comes from an editor', () => {
  renderIn(storeWith().store, <ResumeStudio />, ['/resume']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
