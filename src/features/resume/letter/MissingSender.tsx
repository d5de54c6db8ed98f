import type { ResumeVariant } from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectPersonalInfo } from '../../../store/resumeSlice';
import { resumeAddress } from '../addresses';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';

/** Says what a letter without a resume will lack; nothing if there is a name. */
export function MissingSender({ variant }: { readonly variant: ResumeVariant }) {
  const isNamed = useToolsSelector((state) => selectPersonalInfo(state).fullName.trim() !== '');
  if (isNamed) return null;
  return (
    <Notice
      action={
        <ButtonLink variant="ghost" size="sm" to={resumeAddress(variant)}>
          Fill in your details
        </ButtonLink>
      }
    >
      Your name and contacts will be missing: they come from your resume, which has no name yet.
    </Notice>
  );
}
