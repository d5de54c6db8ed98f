import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { parseTemplateNumber } from '../../domain/access';
import { variantOf } from '../../domain/resume/variants';
import { LateEditor } from './editor/LateEditor';
import { resumeEditor } from './editor/lateResumeEditor';
import { TemplateGallery } from './gallery/TemplateGallery';
import { useIsHydrating } from '../../store/hydration';

// Who opens an editor's address has to wait for the account first: its code comes meanwhile.
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('template'))
  void resumeEditor.load();

/** Edit Template scrolls to the top; Back and Forward stand where the browser remembers them. */
function useScrollToTop(screen: string): void {
  const isPop = useNavigationType() === NavigationType.Pop;
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    if (!isPop) document.scrollingElement?.scrollTo(0, 0);
  }, [screen, isPop]);
}

/** `/resume` is the gallery, `?template=2` the editor of the second template. */
export function ResumeStudio() {
  const [query] = useSearchParams();
  const isTakenOver = !useIsHydrating();
  const template = parseTemplateNumber(query.get('template'));
  useScrollToTop(query.toString());
  if (isTakenOver && template) return <LateEditor key={template} variant={variantOf(template)} />;
  return <TemplateGallery />;
}
