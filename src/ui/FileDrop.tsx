import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { takeFile } from './fileInput';
import styles from './FileDrop.module.css';
import { Icon } from './Icon';

interface FileDropProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'onChange'> {
  label: string;
  /** Below the label, inside the box. */
  children?: ReactNode;
  /** A file is being dragged over the page, which `useFileDrop` reports. */
  isOver: boolean;
  onFile: (file: File) => void;
}

/** A box that takes a file by picker and shows where to drop one. */
export function FileDrop({ label, children, isOver, onFile, className, ...input }: FileDropProps) {
  const id = useId();
  return (
    <div className={classNames(styles.choice, className)}>
      <label htmlFor={id} className={classNames(styles.drop, isOver && styles.over)}>
        <Icon name="upload" />
        <b>{label}</b>
        {children}
      </label>
      <input {...input} id={id} className="visually-hidden" type="file" onChange={takeFile(onFile)} />
    </div>
  );
}
