import { useMemo } from 'react';
import { qrLink } from '../../domain/posts/qrLink';
import { useLazy } from '../../lazy/lazyCode';
import { qrCode } from './lazyParts';

/** The QR code of a typed link; `picture` is undefined without a usable link. */
interface QrState {
  readonly picture: string | undefined;
  readonly hasFailed: boolean;
}

/**
 * The QR code of a typed website link as a data URL.
 * @param typed empty if the posters have no slot for a code
 */
export function useQrPicture(typed: string): QrState {
  const link = qrLink(typed);
  const text = link.kind === 'link' ? link.text : undefined;
  const { code: draw, error } = useLazy(text === undefined ? undefined : qrCode);
  const picture = useMemo(() => (text === undefined ? undefined : draw?.(text)), [draw, text]);
  return { picture, hasFailed: error !== undefined };
}
