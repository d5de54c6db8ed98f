import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ROUTES } from '../domain/routes';
import { DocumentHead } from './DocumentHead';
import { RenderBoundary } from './RenderBoundary';

import { NOT_FOUND_VIEW, ROUTE_VIEWS } from './routes';
import { Shell } from './Shell';
import { Styleguide } from './styleguide';

/** The site inside whatever router and store it is given. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Shell>
      <DocumentHead />
      <RenderBoundary resetKey={pathname}>
        <Suspense>
          <Routes>
            {ROUTES.map(({ path }) => (
              <Route key={path} path={path} element={ROUTE_VIEWS[path].element} />
            ))}
            {Styleguide && <Route path="/styleguide" element={<Styleguide />} />}
            <Route path="*" element={NOT_FOUND_VIEW.element} />
          </Routes>
        </Suspense>
      </RenderBoundary>
    </Shell>
  );
}
