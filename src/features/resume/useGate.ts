import { RESUME_TEMPLATES, type ResumeVariant } from '../../domain/resume/variants';
import { selectGate, type Gate } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';

/** Whether the template of a variant is open to the visitor; null without a variant. */
export const useGate = (variant: ResumeVariant | null): Gate | null =>
  useAppSelector((state) => variant && selectGate(state, RESUME_TEMPLATES[variant].template));
