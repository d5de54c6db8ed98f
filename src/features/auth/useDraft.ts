import { useState } from 'react';
import type { DraftProps } from './AuthForm';
import { EMPTY_DRAFT } from './authFields';

/** What is typed into the account forms; login and sign-up share it, so changing one's mind loses nothing. */
export function useDraft(): DraftProps {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return { draft, onEdit: (name, value) => setDraft((current) => ({ ...current, [name]: value })) };
}
