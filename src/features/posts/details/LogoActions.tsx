import styles from './LogoField.module.css';
import type { LogoRecord } from './useLogo';

interface LogoActionsProps {
  /** Id of the text that labels the file input. */
  readonly chooseId: string;
  readonly hasLogo: boolean;
  readonly isRefused: boolean;
  readonly record: LogoRecord | undefined;
  readonly onKeep: (record: LogoRecord) => void;
  readonly onRemove: () => void;
}

/** The logo's actions, styled as links under its status. */
export function LogoActions({ chooseId, hasLogo, isRefused, record, onKeep, onRemove }: LogoActionsProps) {
  return (
    <div className={styles.actions}>
      <span id={chooseId} className={styles.link}>
        {hasLogo ? 'Replace' : isRefused ? 'Choose another file' : 'Choose file'}
      </span>
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
  return <button type="button" className={styles.link} {...props} />;
}
