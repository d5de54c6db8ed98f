import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTemplateNumber } from '../../domain/access';
import { variantOf } from '../../domain/resume/variants';
import { classNames } from '../../ui/classNames';
import { Wrap } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { useArrival } from '../../ui/arrival';
import { LazyEditor } from './editor/LazyEditor';
import { resumeEditor, templateGallery } from './lazyScreens';
import { useIsHydrating } from '../../store/hooks';
import styles from './ResumeStudio.module.css';

/**
 * Loads what the page can't be hydrated without: the gallery, unless the address asks for an editor. Its visitor first waits
 * for the auth check, so the editor's code loads in parallel.
 */
export async function preloadScreen(): Promise<void> {
  const isEditor =
    typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('template');
  if (isEditor) void resumeEditor.preload();
  else await templateGallery.preload();
}

function GalleryPlace() {
  return (
    <Wrap className={styles.galleryPlace}>
      <Spinner />
      <Skeleton lines={9} />
    </Wrap>
  );
}

/**
 * `/resume` shows the gallery, `?template=2` the editor for the second template, `?template=2&letter` the letter in its design.
 * Its HTML, which is the same for all, has the gallery and the place of the editor.
 */
export function ResumeStudio() {
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const template = parseTemplateNumber(query.get('template'));
  const variant = !isHydrating && template ? variantOf(template) : null;
  useArrival(query.toString());
  return (
    <>
      {(isHydrating || variant) && (
        <div className={classNames(styles.studio, isHydrating && styles.editor)}>
          <LazyEditor variant={variant} />
        </div>
      )}
      {!variant && (
        <div className={isHydrating ? styles.gallery : undefined}>
          {/* Without its code, the gallery stays as prerendered until the editor takes its place. */}
          <Suspense fallback={<GalleryPlace />}>
            <templateGallery.Page />
          </Suspense>
        </div>
      )}
    </>
  );
}
