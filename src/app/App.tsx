import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from './DocumentHead';
import { RenderBoundary } from './RenderBoundary';
import { viewAt } from './routes';
import { Shell } from './Shell';
import { Styleguide } from './styleguide';

/** The site inside whatever router and store it is given. */
export function App() {
  const { pathname } = useLocation();
  const isStyleguide = pathname === '/styleguide';
  return (
    <Shell>
      <DocumentHead />
      <RenderBoundary resetKey={pathname}>
        <Suspense>{Styleguide && isStyleguide ? <Styleguide /> : viewAt(pathname).element}</Suspense>
      </RenderBoundary>
    </Shell>
  );
}
