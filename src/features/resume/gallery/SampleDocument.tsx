import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { selectIsTemplateLocked } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { ButtonLink } from '../../../ui/Button';
import { Wrap } from '../../../ui/Layout';
import { PageHead } from '../../../ui/PageHead';
import { LateSample } from './LateSample';
import { TemplateGallery } from './TemplateGallery';
import styles from './SampleDocument.module.css';

/** The sample of one template at reading size: what its picture in the gallery opens. */
export function SampleDocument({ variant }: { readonly variant: ResumeVariant }) {
  const { template, name, design } = RESUME_TEMPLATES[variant];
  const isLocked = useAppSelector((state) => selectIsTemplateLocked(state, template));
  if (isLocked) return <TemplateGallery />;
  return (
    <Wrap className={styles.document}>
      <PageHead
        size="tool"
        title={`${name}, ${design}`}
        lead="A sample with an invented person."
        breadcrumb={[{ label: 'Resume builder', to: '/resume' }]}
        aside={<ButtonLink to={`/resume?template=${template}`}>Edit Template</ButtonLink>}
      />
      <div className={styles.sheet}>
        <LateSample variant={variant} />
      </div>
    </Wrap>
  );
}
