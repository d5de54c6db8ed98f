import { useState } from 'react';
import type { DraftProps } from './AuthForm';

/** State shared by the login and sign-up forms, so that switching between them keeps the input. */
export function useDraft(): DraftProps {
  const [draft, setDraft] = useState({ userName: '', email: '', password: '' });
  return { draft, onEdit: (name, value) => setDraft((current) => ({ ...current, [name]: value })) };
}
