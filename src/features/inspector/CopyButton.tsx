import { useState } from 'react';
import { copyText } from '../../services/files';
import { Button } from '../../ui/Button';

interface CopyButtonProps {
  /** Returns the text to copy. */
  readonly text: () => string;
  readonly children: string;
}

/** Copies a text, and says so once it is on the clipboard. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={isCopied ? 'check' : 'copy'}
      onClick={() => void copyText(text()).then(setCopied)}
    >
      {isCopied ? 'Copied' : children}
    </Button>
  );
}
