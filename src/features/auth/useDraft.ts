import { useState } from 'react';
import type { DraftProps } from './AuthForm';
import { EMPTY_DRAFT } from './authFields';

/** State shared by the login and sign-up forms, so that switching between them keeps the input. */
export function useDraft(): DraftProps {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return { draft, onEdit: (name, value) => setDraft((current) => ({ ...current, [name]: value })) };
}
