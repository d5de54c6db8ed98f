import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from './DocumentHead';
import { Machines } from './inspect';
import { Ready } from './Ready';
import { RenderBoundary } from './RenderBoundary';
import { viewAt } from './routes';
import { Shell } from './Shell';
import { Styleguide } from './styleguide';

/** Internal pages. They are not part of the published site or its bundle. */
const WORKSHOP = { '/styleguide': Styleguide, '/machines': Machines };

/** The site, inside a router and a store. */
export function App() {
  const { pathname } = useLocation();
  const Workshop = pathname in WORKSHOP ? WORKSHOP[pathname as keyof typeof WORKSHOP] : undefined;
  return (
    <Shell>
      <DocumentHead />
      <Suspense>
        <RenderBoundary resetKey={pathname}>
          {Workshop ? <Workshop /> : viewAt(pathname).element}
        </RenderBoundary>
        <Ready />
      </Suspense>
    </Shell>
  );
}
