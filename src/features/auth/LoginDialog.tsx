import type { ReactNode } from 'react';
import type { LoginOrigin } from '../../../machines/loginPopup';
import { useFlow } from '../../store/useFlow';
import { Dialog } from '../../ui/Dialog';
import { Tabs, type Tab } from '../../ui/Tabs';
import { AuthForm, useDraft, type AuthFormName } from './AuthForm';

const MODES: readonly Tab<AuthFormName>[] = [
  { id: 'login', label: 'Login' },
  { id: 'signUp', label: 'Sign Up' },
];

const TITLES: Record<AuthFormName, string> = {
  login: 'Log in to open templates 3 and 4',
  signUp: 'Sign up to open templates 3 and 4',
};

/** Reassures the visitor: what is kept, and where they return to. */
const PROMISES: Record<LoginOrigin, readonly [string, string]> = {
  template: ['What you typed is kept', 'You return to this page.'],
  resume: ['Your resume is kept', 'You return to the four templates.'],
};

interface LoginDialogProps {
  readonly figure: ReactNode;
}

/** Login and Sign Up as two tabs of one dialog, controlled by the popup's machine. */
export function LoginDialog({ figure }: LoginDialogProps) {
  const [popup, send] = useFlow('loginPopup');
  const mode: AuthFormName = popup.matches({ open: 'signUp' }) ? 'signUp' : 'login';
  const draftProps = useDraft();
  const [kept, destination] = PROMISES[popup.context.origin];
  const promise = (
    <>
      <b>{kept}</b>
      <br />
      {destination}
    </>
  );
  return (
    <Dialog title={TITLES[mode]} banner={{ figure, words: promise }} onClose={() => send({ type: 'CLOSE' })}>
      <div data-flow="loginPopup" data-state={`open.${mode}`}>
        <Tabs
          label="Account"
          tabs={MODES.map((tab) => ({
            ...tab,
            content: tab.id === mode && <AuthForm form={tab.id} {...draftProps} />,
          }))}
          selected={mode}
          onSelect={(wanted) => send({ type: wanted === 'login' ? 'SHOW_LOGIN' : 'SHOW_SIGN_UP' })}
        />
      </div>
    </Dialog>
  );
}
