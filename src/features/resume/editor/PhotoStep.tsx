import type { ResumeVariant } from '../../../domain/resume/variants';
import { Skeleton } from '../../../ui/Skeleton';
import { LateNotice } from '../LateNotice';
import { photoForm } from '../photo/latePhotoForm';

/** The last step of the variants with a portrait, or its place while its code is on its way. */
export function PhotoStep({ variant }: { readonly variant: ResumeVariant }) {
  const form = photoForm.useCode();
  if (form.status === 'here') return <form.code variant={variant} />;
  if (form.status === 'coming') return <Skeleton lines={6} />;
  return <LateNotice subject="The photo step" onRetry={() => void photoForm.load()} />;
}
