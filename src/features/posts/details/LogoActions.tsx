import flowStyles from '../posts.module.css';
import styles from './LogoField.module.css';
import type { LogoRecord } from './useLogo';

interface LogoActionsProps {
  readonly inputId: string;
  readonly hasLogo: boolean;
  readonly isRefused: boolean;
  readonly record: LogoRecord | undefined;
  readonly onKeep: (record: LogoRecord) => void;
  readonly onRemove: () => void;
}

/** The logo's actions, styled as links under its status. */
export function LogoActions({ inputId, hasLogo, isRefused, record, onKeep, onRemove }: LogoActionsProps) {
  return (
    <div className={styles.actions}>
      <label htmlFor={inputId} className={flowStyles.link}>
        {hasLogo ? 'Replace' : isRefused ? 'Choose another file' : 'Choose file'}
      </label>
      {record && record.shown !== record.logo && (
        <ActionLink onClick={() => onKeep({ ...record, shown: record.logo })}>Undo</ActionLink>
      )}
      {record?.keepsBackground && (
        <ActionLink onClick={() => onKeep({ ...record, keepsBackground: false })}>
          Remove background
        </ActionLink>
      )}
      {hasLogo && <ActionLink onClick={onRemove}>Remove</ActionLink>}
    </div>
  );
}

function ActionLink(props: { readonly onClick: () => void; readonly children: string }) {
  return <button type="button" className={flowStyles.link} {...props} />;
}
