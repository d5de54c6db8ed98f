import { RESUME_FLOWS } from '../../../../machines';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { useFlow } from '../../../store/useFlow';
import { Button, ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Wrap } from '../../../ui/Layout';
import { SheetPicture } from '../gallery/SheetPicture';
import styles from './LockedTemplate.module.css';

/** Shown at the URL of a locked template: its blurred sample and a Login button. */
export function LockedTemplate({ variant }: { readonly variant: ResumeVariant }) {
  const [, send] = useFlow(RESUME_FLOWS[variant]);
  const { name, design } = RESUME_TEMPLATES[variant];
  return (
    <Wrap className={styles.gate}>
      <div className={styles.picture}>
        <SheetPicture variant={variant} isBlurred />
      </div>
      <div className={styles.words}>
        <Icon name="lock" className={styles.lock} />
        <h2 tabIndex={-1}>{name} opens when you log in</h2>
        <p className="soft">
          {design} is one of the two designs for members. An account costs nothing, and everything you have
          typed in this tab is kept.
        </p>
        <div className="buttons">
          <Button icon="login" onClick={() => send({ type: 'LOGIN' })}>
            Login
          </Button>
          <ButtonLink variant="ghost" to="/resume">
            All templates
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  );
}
