import { lazyCode } from '../../lazy/lazyCode';
import { lazyPage } from '../../lazy/lazyPage';

/** The four samples. A page of its own, because its prerendered HTML waits for the code, if it is needed. */
export const templateGallery = lazyPage(
  () => import(/* webpackChunkName: "templateGallery" */ './gallery/TemplateGallery'),
);

/** The wizard: forms, lists, rail. Apart from the parts that it loads itself. */
export const resumeEditor = lazyCode('The editor', () =>
  import(/* webpackChunkName: "resumeEditor" */ './editor/ResumeEditor').then(
    (module) => module.ResumeEditor,
  ),
);
