import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { parseTemplateNumber } from '../../domain/access';
import { variantOf } from '../../domain/resume/variants';
import { ResumeEditor } from './editor/ResumeEditor';
import { SampleDocument } from './gallery/SampleDocument';
import { TemplateGallery } from './gallery/TemplateGallery';
import './sheets/print.css';

const neverChanges = () => () => undefined;

/** False while the prerendered page is taken over: it is the gallery, whatever the address asks for. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

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

/** `/resume` is the gallery, `?template=2` the editor of the second template, `?sample=2` its sample by itself. */
export function ResumeStudio() {
  const [query] = useSearchParams();
  const isTakenOver = useIsTakenOver();
  const template = parseTemplateNumber(query.get('template'));
  const sample = parseTemplateNumber(query.get('sample'));
  useScrollToTop(query.toString());
  if (isTakenOver && template) return <ResumeEditor key={template} variant={variantOf(template)} />;
  if (isTakenOver && sample) return <SampleDocument variant={variantOf(sample)} />;
  return <TemplateGallery />;
}
